import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';

/** A table that scrolls sideways by itself where it is wider than the page. */
export function ArticleTable(props: ComponentProps<'table'>) {
  const [head] = Children.toArray(props.children);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="table-scroll" aria-label={`Table: ${columnsOf(head)}`} tabIndex={0}>
      <table {...props} />
    </section>
  );
}

/** The names of the columns, out of the heading row. */
function columnsOf(head: ReactNode): string {
  return cellsIn(head).join(', ');
}

function cellsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (child.type !== 'th') return cellsIn(child.props.children);
    const words = wordsIn(child.props.children).trim();
    return words ? [words] : [];
  });
}

function wordsIn(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? wordsIn(child.props.children)
        : String(child),
    )
    .join('');
}
