import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { InlineCoverContext } from './inline-cover.ts';
import { Picture } from './picture.tsx';

function markup(imageHost: string, cover?: string) {
  const routes = [
    {
      id: 'root',
      path: '/',
      element: (
        <InlineCoverContext value={cover ?? ''}>
          <Picture
            id="moon"
            size={{ width: 400, height: 225 }}
            alt="A half Moon."
            first={cover !== undefined}
          />
        </InlineCoverContext>
      ),
    },
  ];
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: { root: { imageHost } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it('offers a picture at both densities, reserves its space and loads it lazily', () => {
  const tag = markup('/images');
  expect(tag).toContain('src="/images/moon?w=400&amp;h=225&amp;fit=crop"');
  expect(tag).toContain(
    'srcSet="/images/moon?w=400&amp;h=225&amp;fit=crop 400w, /images/moon?w=800&amp;h=450&amp;fit=crop 800w"',
  );
  expect(tag).toContain('width="400" height="225" alt="A half Moon." loading="lazy"');
});

it('uses the configured host', () => {
  expect(markup('https://photos.test')).toContain('src="https://photos.test/moon?w=400');
});

it('shows phones the inline picture at the top of a page first', () => {
  const tag = markup('/images', 'data:image/avif;base64,AAAA');
  expect(tag).toContain('media="(max-width: 40rem)" srcSet="data:image/avif;base64,AAAA"');
  expect(tag).toContain('loading="eager"');
  expect(markup('/images', '')).not.toContain('<source');
});
