import { Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { type CivilDate, civilDate, fullDate, partsOf } from '#domain/calendar/civil-date.ts';
import { FIRST_COMPUTABLE, LAST_COMPUTABLE } from '#domain/sky/range.ts';
import { Button } from '../../ui/button.tsx';
import { TEXTS } from './texts.ts';

interface DateFieldProps {
  date: CivilDate | null;
  onPick: (date: CivilDate) => void;
}

/** A calendar date picker. Picking the selected day again keeps it. */
export function DateField({ date, onPick }: DateFieldProps) {
  const [isOpen, setOpen] = useState(false);

  function pick(day: Date | undefined) {
    if (day) onPick(dateOf(day));
    setOpen(false);
  }

  return (
    <Root open={isOpen} onOpenChange={setOpen}>
      <Trigger asChild>
        <Button aria-label={date ? `Date: ${fullDate(date)}` : undefined}>
          {date ? fullDate(date) : TEXTS.pickDate}
        </Button>
      </Trigger>
      <Portal>
        <Content className="calendar" align="start" sideOffset={6} aria-label="Calendar">
          <DayPicker
            mode="single"
            autoFocus
            captionLayout="dropdown"
            selected={date ? dayOf(date) : undefined}
            defaultMonth={date ? dayOf(date) : undefined}
            onSelect={pick}
            startMonth={dayOf(FIRST_COMPUTABLE)}
            endMonth={dayOf(LAST_COMPUTABLE)}
            labels={{ labelDayButton: (day) => fullDate(dateOf(day)) }}
          />
        </Content>
      </Portal>
    </Root>
  );
}

function dayOf(date: CivilDate): Date {
  const { year, month, day } = partsOf(date);
  return new Date(year, month - 1, day);
}

function dateOf(day: Date): CivilDate {
  const two = (number: number) => String(number).padStart(2, '0');
  return civilDate(`${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`);
}
