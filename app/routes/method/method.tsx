import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { datedPath } from '#domain/zodiac/sign-paths.ts';
import { Prose } from '../../shell/served-prose/prose.tsx';
import { renderProse } from '../../shell/served-prose/render-prose.server.ts';
import { useProse } from '../../shell/served-prose/use-prose.ts';
import { siteContext } from '../../site-context.ts';
import styles from '../../styles/method.css?url';
import { Divider } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Route } from './+types/method';
import { METHOD_FACTS } from './method-facts.server.ts';
import { methodMeta } from './method-meta.ts';
import { MethodText } from './method-text.tsx';

const TEXT_ID = 'method-text';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const corrections = await services.corrections({ from: 0, count: 0 });
  const text = (
    <MethodText
      facts={METHOD_FACTS}
      changes={corrections?.total}
      example={`${datedPath('leo', civilDateAt(now))}.json`}
    />
  );
  return { text: renderProse({ request, context }, text) };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return methodMeta(root.loaderData);
}

/** What "checked" means, how it is done, and what happens when we are wrong. */
export default function Method({ loaderData }: Route.ComponentProps) {
  const text = useProse(TEXT_ID, loaderData.text);
  return (
    <PageFrame width="measure" className="pt-10 md:pt-14">
      <article>
        <header>
          <h1>How We Check</h1>
          <p className="plain-words">
            “Checked” means: what a reading says about the sky is true for its date. What it says
            about you is not checked; nobody can check that.
          </p>
        </header>
        <Prose id={TEXT_ID} html={text} className="prose lining-figures" />
      </article>
      <Divider className="mt-14" />
    </PageFrame>
  );
}
