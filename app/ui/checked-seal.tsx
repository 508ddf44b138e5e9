/** The seal of a checked text: a check mark on a graduated ring, like the scale of an instrument. */
export function CheckedSeal({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="-50 -50 100 100"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      <circle r={34} className="fill-gold" />
      <circle r={47} className="stroke-gold" strokeWidth={2} />
      <g className="stroke-gold" strokeLinecap="butt">
        <circle r={41} strokeWidth={5} strokeDasharray="1.2 2.378" />
        <circle r={40} strokeWidth={8} strokeDasharray="1.8 19.144" />
      </g>
      <path d="M-16 1L-5 13 17-13" className="stroke-ink-deep" strokeWidth={7} />
    </svg>
  );
}
