import type { ComponentProps } from 'react';

/** `plain` an engraved plate, `gold` the one thing to do on a page, `quiet` words alone. */
export type ButtonKind = 'plain' | 'gold' | 'quiet';

/** The look of a button, for a link that is to look like one: `<Link className={buttonLook('gold')}>`. */
export function buttonLook(kind: ButtonKind = 'plain'): string {
  return kind === 'plain' ? 'button' : `button button-${kind}`;
}

export function Button({
  kind,
  className = '',
  ...rest
}: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button type="button" {...rest} className={`${buttonLook(kind)} ${className}`} />;
}
