import { describe, expect, it, vi } from 'vitest';
import { watchDay } from './day-watch.ts';

/** A page that contains these dates of the device's calendar. */
function watchFrom(began: Date, held: string[]) {
  const showDay = vi.fn((now: Date) => held.includes(now.toDateString()));
  const askServer = vi.fn();
  const isOnline = vi.fn(() => true);
  const check = watchDay(began, { showDay, isOnline, askServer });
  return { check, showDay, askServer, isOnline, held };
}

describe('a watch on the day', () => {
  it('does nothing while the date is the same', () => {
    const { check, showDay, askServer } = watchFrom(new Date(2026, 10, 21, 9), ['Sat Nov 21 2026']);
    check(new Date(2026, 10, 21, 23, 59, 59));
    expect(showDay).toHaveBeenCalledTimes(1);
    expect(askServer).not.toHaveBeenCalled();
  });

  it('shows the next day, once, from a page that contains it', () => {
    const { check, showDay, askServer } = watchFrom(new Date(2026, 10, 21, 9), [
      'Sat Nov 21 2026',
      'Sun Nov 22 2026',
    ]);
    check(new Date(2026, 10, 22, 0, 0, 10));
    check(new Date(2026, 10, 22, 0, 0, 40));
    expect(showDay).toHaveBeenCalledTimes(2);
    expect(askServer).not.toHaveBeenCalled();
  });

  it('fetches today if a cached page does not have it', () => {
    const { check, askServer } = watchFrom(new Date(2026, 10, 22, 9), ['Sat Nov 21 2026']);
    check(new Date(2026, 10, 22, 9, 0, 30));
    expect(askServer).toHaveBeenCalledTimes(1);
  });

  it('fetches a day that the page does not have, and then shows it', () => {
    const { check, askServer, held } = watchFrom(new Date(2026, 10, 21, 9), ['Sat Nov 21 2026']);
    check(new Date(2026, 10, 22, 0, 0, 10));
    expect(askServer).toHaveBeenCalledTimes(1);
    held.push('Sun Nov 22 2026');
    check(new Date(2026, 10, 22, 0, 0, 40));
    check(new Date(2026, 10, 22, 0, 1, 10));
    expect(askServer).toHaveBeenCalledTimes(1);
  });

  it('backs off while the server does not know the day', () => {
    const { check, askServer } = watchFrom(new Date(2019, 0, 1, 23, 59), []);
    const asked: number[] = [];
    for (let call = 1; call <= 100; call += 1) {
      check(new Date(2019, 0, 2, 0, 0, 30 * call));
      if (askServer.mock.calls.length > asked.length) asked.push(call);
    }
    expect(asked).toEqual([1, 2, 4, 8, 16, 32, 64]);
  });

  it('asks as soon as the device is online again', () => {
    const { check, askServer, isOnline } = watchFrom(new Date(2026, 10, 21, 9), [
      'Sat Nov 21 2026',
    ]);
    isOnline.mockReturnValue(false);
    for (let call = 1; call <= 50; call += 1) check(new Date(2026, 10, 22, 0, call));
    expect(askServer).not.toHaveBeenCalled();
    isOnline.mockReturnValue(true);
    check(new Date(2026, 10, 22, 1));
    expect(askServer).toHaveBeenCalledTimes(1);
  });

  it('retries at once when another day begins', () => {
    const { check, askServer } = watchFrom(new Date(2019, 0, 1, 23, 59), []);
    for (let call = 1; call <= 5; call += 1) check(new Date(2019, 0, 2, 0, call));
    expect(askServer).toHaveBeenCalledTimes(3);
    check(new Date(2019, 0, 3, 0, 1));
    expect(askServer).toHaveBeenCalledTimes(4);
  });
});
