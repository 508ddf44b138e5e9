import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

function markup(imageHost: string) {
  const routes = [
    {
      id: 'root',
      path: '/',
      element: <Picture id="moon" size={{ width: 400, height: 225 }} alt="A half Moon." />,
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
