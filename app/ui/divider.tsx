/** A swelled rule with a star in its middle, between the parts of a page. */
export function Divider({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="-120 -8 240 16"
      width={240}
      height={16}
      className={`mx-auto max-w-full fill-gold ${className}`}
      aria-hidden
    >
      <path d="M-118 0L-64-1.3-14 0-64 1.3zM118 0L64-1.3 14 0 64 1.3zM0-7.5l1.700 5.800L7.5 0 1.700 1.700 0 7.5-1.700 1.700-7.5 0l5.800-1.700z" />
    </svg>
  );
}

/** The degree scale of an atlas's margin, across the whole width; `below` hangs its ticks from the line. */
export function GraduatedRule({
  below = false,
  className = '',
}: {
  below?: boolean;
  className?: string;
}) {
  return <div aria-hidden className={`graduated ${below ? 'graduated-below' : ''} ${className}`} />;
}

/** A thin rule and its twin, to close a heading. */
export function DoubleRule({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`double-rule ${className}`} />;
}
