import { Close, Title } from '@radix-ui/react-dialog';
import { DoubleRule } from './divider.tsx';
import { Engraving } from './engraving.tsx';

/** A dialog's title and close button. */
export function DialogHead({ title, close = 'Close' }: { title: string; close?: string }) {
  return (
    <>
      <div className="flex items-center justify-between">
        <Title className="panel-title">{title}</Title>
        <Close className="panel-close" aria-label={close}>
          <Engraving>
            <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />
          </Engraving>
        </Close>
      </div>
      <DoubleRule className="mt-2" />
    </>
  );
}
