export function Footer({ siteName }: { siteName: string }) {
  return (
    <footer className="site-footer">
      <p>{siteName} computes the sky of each day and writes the readings from it.</p>
    </footer>
  );
}
