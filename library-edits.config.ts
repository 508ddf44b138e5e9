import type { Plugin } from 'vite';

/** A place in a library's code, and what takes its place in the build. */
export interface LibraryEdit {
  /** The end of the file's path. */
  file: string;
  from: string;
  to: string;
}

/** The build fails if the code isn't found any more: after an update, look at what it does now. */
export function editLibraries(
  name: string,
  edits: LibraryEdit[],
  isFor: 'every build' | 'the browser',
): Plugin {
  return {
    name,
    apply: 'build',
    applyToEnvironment: ({ config: { consumer } }) =>
      isFor === 'every build' || consumer === 'client',
    transform(code, id) {
      let edited = code;
      for (const { file, from, to } of edits) {
        if (!id.endsWith(file)) continue;
        if (!edited.includes(from)) this.error(`${name}: ${file} no longer has ${from}`);
        edited = edited.replaceAll(from, to);
      }
      return edited === code ? null : { code: edited, map: null };
    },
  };
}
