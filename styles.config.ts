import type { Plugin } from 'vite';

/**
 * Libraries that put style elements into the page, which its content-security policy forbids, and what takes the place of
 * their code: style sheets that the document adopts. The build fails if that code isn't found any more.
 */
const INJECTIONS: { file: string; from: string; to: string }[] = [
  {
    // Behind the popover of Radix: it stops the page under it from scrolling.
    file: '/node_modules/react-style-singleton/dist/es2015/singleton.js',
    from: 'if ((stylesheet = makeStyleTag())) {',
    to: `stylesheet = new CSSStyleSheet();
      stylesheet.replaceSync(style);
      document.adoptedStyleSheets.push(stylesheet);
      if (false) {`,
  },
  {
    file: '/node_modules/react-style-singleton/dist/es2015/singleton.js',
    from: 'stylesheet.parentNode && stylesheet.parentNode.removeChild(stylesheet);',
    to: `document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== stylesheet);`,
  },
];

export function adoptStyleSheets(): Plugin {
  return {
    name: 'adopt-style-sheets',
    apply: 'build',
    transform(code, id) {
      let adopted = code;
      for (const { file, from, to } of INJECTIONS) {
        if (!id.endsWith(file)) continue;
        if (!adopted.includes(from)) this.error(`${file} puts its styles into the page otherwise.`);
        adopted = adopted.replace(from, to);
      }
      return adopted === code ? null : { code: adopted, map: null };
    },
  };
}
