import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../toasts/toast.ts';
import { isMySign, keepMySign } from './my-sign.ts';

/** Remembers a sign on this device, or forgets it. The mark on the root element decides the button's label. */
export function RememberSign({ sign, className = '' }: { sign: Sign; className?: string }) {
  const name = signName(sign);
  return (
    <Button
      kind="quiet"
      className={`needs-script no-print ${className}`}
      onClick={() => rememberOrForget(sign)}
    >
      <span data-unless-mine={sign}>
        {`Remember ${name}`}
        <OnThisDevice />
      </span>
      <span data-if-mine={sign}>
        {`Forget ${name}`}
        <OnThisDevice />
      </span>
    </Button>
  );
}

/** On small screens, for screen readers only: the visible label must fit beside the stars. */
function OnThisDevice() {
  return <span className="max-lg:sr-only"> on this device</span>;
}

function rememberOrForget(sign: Sign) {
  const name = signName(sign);
  const forgets = isMySign(sign);
  if (!keepMySign(forgets ? null : sign)) {
    toast.error(`${name} could not be ${forgets ? 'forgotten' : 'remembered'}`, {
      id: 'my-sign',
      description: `Your browser does not let this site ${forgets ? 'change what it keeps' : 'keep anything'} on your device.`,
    });
  } else if (forgets) {
    toast.success(`${name} is forgotten`, {
      id: 'my-sign',
      description: 'This device no longer remembers it.',
    });
  } else {
    toast.success(`${name} is remembered`, {
      id: 'my-sign',
      description: 'The home page opens with it. It stays on this device; we are not told.',
    });
  }
}
