import { useEffect, useState } from 'react';

/** A heading counts as reached where it stands in the upper third of the screen. */
const READING_LINE = '0px 0px -66% 0px';

/** The id of the section that a reader is in: the last whose heading was scrolled up to the reading line. */
export function useSectionRead(sections: readonly { id?: string }[]): string | null {
  const [read, setRead] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const choose = () => {
      const line = window.innerHeight / 3;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      setRead(passed.at(-1)?.id ?? null);
    };
    const watch = new IntersectionObserver(choose, { rootMargin: READING_LINE });
    for (const heading of headings) watch.observe(heading);
    return () => watch.disconnect();
  }, [ids]);

  return read;
}
