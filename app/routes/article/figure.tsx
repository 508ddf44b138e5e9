interface FigureProps {
  /** The drawing itself, an `<svg>` of the article's own folder; it takes our fonts and colors. */
  svg: string;
  /** What the drawing says, for those who do not see it. */
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
