import mdx from '@mdx-js/rollup';
import withContents from '@stefanprobst/rehype-extract-toc';
import withContentsExport from '@stefanprobst/rehype-extract-toc/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

/**
 * How an article's text becomes a module: its elements are those of `app/routes/article`, its headings have ids, and it
 * also exports them as `headings`, for the table of contents.
 */
export function articles() {
  return mdx({
    providerImportSource: '#app/routes/article/elements.tsx',
    remarkPlugins: [remarkGfm, writtenOutElementsToo],
    rehypePlugins: [rehypeSlug, withContents, [withContentsExport, { name: 'headings' }]],
  });
}

interface Node {
  children?: Node[];
  data?: { _mdxExplicitJsx?: boolean };
}

/** A `<table>` or `<a>` written out in a text becomes the same element of ours as one in Markdown. */
function writtenOutElementsToo() {
  return function visit(node: Node): void {
    delete node.data?._mdxExplicitJsx;
    for (const child of node.children ?? []) visit(child);
  };
}
