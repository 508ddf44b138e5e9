import '../../../styles/loading.css';
import { Card } from '../../../ui/card.tsx';

/** A placeholder: ruled lines where the text will be. */
export function PlaceholderCard({ lines, className = '' }: { lines: number; className?: string }) {
  return (
    <Card className={className}>
      <div aria-hidden className="placeholder-lines">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change
          <i key={line} />
        ))}
      </div>
    </Card>
  );
}
