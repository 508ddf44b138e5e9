import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router';
import { servedProseContext } from './served-prose.ts';

/**
 * Renders a page's prose, whose links are plain ones, as HTML for {@link Prose}. If the browser is to render the page,
 * returns the HTML, as data. If the server is, returns null: the HTML is in the page.
 */
export function renderProse(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  prose: ReactElement,
): string | null {
  const html = renderToStaticMarkup(prose);
  if (new URL(request.url).pathname.endsWith('.data')) return html;
  context.set(servedProseContext, html);
  return null;
}
