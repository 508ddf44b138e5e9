import { editLibraries } from './library-edits.config.ts';

/**
 * Libraries put style elements into the page, which its content-security policy forbids: instead, the document adopts
 * style sheets.
 */
export function adoptStyleSheets() {
  return editLibraries(
    'adopt-style-sheets',
    [
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
    ],
    'every build',
  );
}
