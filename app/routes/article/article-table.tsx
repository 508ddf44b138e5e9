import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

/** A cell with more characters than this is prose, which a phone shows as a card. */
const MAX_FIGURE_LENGTH = 34;

type Parent = ReactElement<{ children?: ReactNode; colSpan?: number }>;

/**
 * A table that scrolls horizontally if it is wider than the page. The first cell of a row is its heading, and every
 * cell has the name of its column: on a phone, a table with prose becomes a card per row.
 */
export function ArticleTable({ children, ...rest }: ComponentProps<'table'>) {
  const [head, ...bodies] = Children.toArray(children);
  const columns = namesIn(head);
  const stacks = columns.length > 2 && longestCell(bodies) > MAX_FIGURE_LENGTH;
  return (
    <section
      className="table-scroll"
      data-stacks={stacks || undefined}
      aria-label={`Table: ${columns.filter(Boolean).join(', ')}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <table {...rest}>
        {head}
        {bodies.map((body) => withLabels(body, columns))}
      </table>
    </section>
  );
}

/** An attribute that React's types don't know by name. */
function labelOf(column: string | undefined): object {
  return { 'data-label': column };
}

/** The rows below a node, each cell with the name of its column and the first as the heading of its row. */
function withLabels(node: ReactNode, columns: readonly string[]): ReactNode {
  if (!isParent(node)) return node;
  const children = Children.toArray(node.props.children);
  if (node.type !== 'tr') {
    return cloneElement(node, {}, ...children.map((child) => withLabels(child, columns)));
  }
  if (children.some((cell) => isParent(cell) && cell.props.colSpan)) return node;
  return cloneElement(
    node,
    {},
    ...children.map((cell, i) => {
      if (!isParent(cell)) return cell;
      if (i > 0) return cloneElement(cell, labelOf(columns[i]));
      return (
        <th key={cell.key} {...cell.props} scope="row">
          {cell.props.children}
        </th>
      );
    }),
  );
}

function isParent(node: ReactNode): node is Parent {
  return isValidElement(node);
}

/** The column names from the heading row; empty if there is none. */
function namesIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isParent(child)) return [];
    return child.type === 'th' ? [wordsIn(child).trim()] : namesIn(child.props.children);
  });
}

function longestCell(node: ReactNode): number {
  return Children.toArray(node).reduce<number>((longest, child) => {
    if (!isParent(child)) return longest;
    const length = child.type === 'td' ? wordsIn(child).length : longestCell(child.props.children);
    return Math.max(longest, length);
  }, 0);
}

function wordsIn(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isParent(child) ? wordsIn(child.props.children) : String(child)))
    .join('');
}
