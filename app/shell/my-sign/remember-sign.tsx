import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../toasts/toast.ts';
import { TOASTS } from '../toasts/toast-texts.ts';
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
  const isKept = keepMySign(forgets ? null : sign);
  const [done, failed] = forgets
    ? [TOASTS.forgotten, TOASTS.notForgotten]
    : [TOASTS.remembered, TOASTS.notRemembered];
  const { title, description } = (isKept ? done : failed)(name);
  toast[isKept ? 'success' : 'error'](title, { id: 'my-sign', description });
}
