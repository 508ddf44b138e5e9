import { Roundel } from '../../ui/roundel.tsx';
import { SectionIcon } from '../../ui/section-icon.tsx';

const FEATURES = [
  {
    title: 'Lucky Elements',
    icon: 'lucky elements',
    text: 'Numbers, colors, gemstones and directions that tradition ties to the day and to your sign, with the reason for each.',
  },
  {
    title: 'Love & Relationships',
    icon: 'love & relationships',
    text: 'In every reading: what today’s sky has to say about you and the people you love, like, or share a sofa with.',
  },
  {
    title: 'Career & Success',
    icon: 'career & work',
    text: 'In every reading too: whatever you do because it needs doing, paid or not, and how it may go today.',
  },
];

export function FeatureCards() {
  return (
    <ul className="grid gap-y-8 md:grid-cols-3 md:gap-y-0">
      {FEATURES.map(({ title, icon, text }) => (
        <li
          key={title}
          className="flex flex-wrap gap-x-5 gap-y-2 border-ink-line md:flex-col md:flex-nowrap md:items-center md:px-8 md:text-center md:not-first:border-l"
        >
          <Roundel className="text-gold">
            <SectionIcon title={icon} size={28} />
          </Roundel>
          <div className="min-w-0 flex-[1_1_9rem] md:flex-none">
            <h2 className="text-xl text-ivory">{title}</h2>
            <p className="mt-1 text-ivory-soft md:mt-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
