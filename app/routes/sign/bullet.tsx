/** Between two parts of a line in `bulleted` (`reading.css`); where it would begin a line, it isn't shown. */
export function Bullet() {
  return <span className="bullet">{'• '}</span>;
}
