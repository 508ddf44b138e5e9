import { GraduatedRule } from '../ui/divider.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function Footer({ siteName }: { siteName: string }) {
  return (
    <footer className="site-footer mt-20">
      <GraduatedRule below />
      <PageFrame className="py-8 text-center">
        <p className="mx-auto max-w-(--container-measure)">
          {`${siteName} computes the sky of each day and writes the readings from it. Nobody else is watching: no tracker, no cookie, no third party.`}
        </p>
      </PageFrame>
    </footer>
  );
}
