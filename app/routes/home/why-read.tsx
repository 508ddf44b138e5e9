import { DoubleRule } from '../../ui/divider.tsx';

export function WhyRead() {
  return (
    <section className="mx-auto mt-20 max-w-(--container-reading)">
      <h2 className="text-center">Why Read Your Daily Horoscope</h2>
      <DoubleRule className="mx-auto mt-5 w-24" />
      <div className="mt-6 *:not-last:mb-half-line sm:columns-2 sm:gap-10">
        <p>
          A horoscope is a small almanac for one person: what the sky does today, and what people
          have long made of it. It gives the day a shape before the day takes one by itself.
        </p>
        <p>
          What you read here about the sky is computed from the motions of the Sun, the Moon and
          eight planets, for the date on your own calendar, and under each paragraph stands what it
          rests on, and when, by your own clock. What it means is tradition, and we tell it as
          tradition.
        </p>
        <p>
          Read it in the morning with the coffee, or at night with the lamp low. Keep what is of use
          and let the rest go by, as the Moon does: she changes sign every two or three days.
        </p>
      </div>
    </section>
  );
}
