interface FigureProps {
  /** The drawing, an `<svg>` from the article's own folder; it inherits our fonts and colors. */
  svg: string;
  /** A description of the drawing for screen readers. */
  label: string;
  caption?: string;
}

export function Figure({ svg, label, caption }: FigureProps) {
  return (
    <figure className="figure keep-together">
      <div
        role="img"
        aria-label={label}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own repository
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
