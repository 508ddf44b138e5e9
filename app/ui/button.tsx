import type { ComponentProps } from 'react';

/** `plain`: an engraved plate; `gold`: the main action of a page; `quiet`: text only. */
export type ButtonKind = 'plain' | 'gold' | 'quiet';

/** The classes of a button, for links that look like one: `<Link className={buttonClasses('gold')}>`. */
export function buttonClasses(kind: ButtonKind = 'plain'): string {
  return kind === 'plain' ? 'button' : `button button-${kind}`;
}

export function Button({
  kind,
  className = '',
  ...rest
}: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button type="button" {...rest} className={`${buttonClasses(kind)} ${className}`} />;
}
