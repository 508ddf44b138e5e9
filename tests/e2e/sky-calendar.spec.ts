import type { Browser, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectNoLayoutShift, watchLayoutShift } from './layout-shift.ts';
import { expect, test } from './site.ts';

/** A reader in a time zone, whose device clock agrees with the server's. */
async function readerIn(browser: Browser, baseURL: string, timezoneId: string, clock: string) {
  const page = await (await browser.newContext({ timezoneId, baseURL })).newPage();
  await page.clock.setFixedTime(clock);
  await watchLayoutShift(page);
  return page;
}

/** The text of a day's row: `Venus turns direct in Libra at 22° 6:06 AM`. */
async function eventsOf(page: Page, day: string) {
  const row = page.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: day, exact: false }),
  });
  const events = await row.getByRole('listitem').allInnerTexts();
  return events.map((event) => event.replaceAll(/\s+/g, ' ').trim());
}

for (const { zone, day, other, time } of [
  { zone: 'Asia/Kathmandu', day: 'November 14', other: 'November 13', time: '6:06 AM' },
  { zone: 'America/New_York', day: 'November 13', other: 'November 14', time: '7:21 PM' },
]) {
  test(`a reader in ${zone} finds Venus turn direct on ${day}`, async ({
    browser,
    baseURL,
    clock,
    quiet,
  }) => {
    const page = await readerIn(browser, baseURL!, zone, clock);
    const venus = `Venus turns direct in Libra at 22° ${time}`;

    // Before any of the site's scripts arrive.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/sky/2026-11');
    expect(await eventsOf(page, day)).toContain(venus);
    expect((await eventsOf(page, other)).join()).not.toContain('Venus turns');

    await page.unroute('**/assets/*.js');
    quiet(page);
    await page.goto('/sky/2026-11', { waitUntil: 'networkidle' });
    expect(await eventsOf(page, day)).toContain(venus);
    expect((await eventsOf(page, other)).join()).not.toContain('Venus turns');
    await expect(page.getByRole('rowheader', { name: 'Today' })).toHaveText(/November 21, 2026/);
    await expectNoLayoutShift(page);

    // The same after an internal link.
    await page.getByRole('link', { name: 'December 2026' }).click();
    await page.getByRole('link', { name: 'November 2026', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/November 2026/);
    expect(await eventsOf(page, day)).toContain(venus);
    await page.context().close();
  });
}

test('without JavaScript the calendar is in UTC, says so, and links to any month', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/sky');
  expect(await page.locator('main').innerText()).toContain(
    'Without JavaScript, days and times are in UTC.',
  );
  expect(await eventsOf(page, 'November 14')).toContain(
    'Venus turns direct in Libra at 22° 00:21 UTC',
  );
  await page.getByRole('combobox', { name: 'Month' }).selectOption('August');
  await page.getByRole('spinbutton', { name: 'Year' }).fill('1999');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL('/sky/1999-08');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/August 1999/);
  expect((await eventsOf(page, 'August 11')).join()).toContain('Total solar eclipse in Leo');
  await page.close();
});

test('the calendar says where it ends', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  const outside = await page.goto('/sky/2101-01');
  expect(outside!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'No Sky Calendar for January 2101',
  );
  await page.getByRole('link', { name: "This Month's Sky" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/November 2026/);
  await page.goto('/sky/2100-12');
  await expect(page.getByRole('navigation', { name: 'Months' }).getByRole('link')).toHaveCount(1);
  expect((await page.request.get('/sky/2026-13')).status()).toBe(404);
  await page.close();
});

test('the subscribed calendar parses without loss, and is sent only if it changed', async ({
  request,
}) => {
  const answer = await request.get('/sky/eclipses.ics');
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ summary, startDate }) => `${startDate} ${summary}`)).toEqual([
    '2027-02-06T16:00:00Z Annular solar eclipse in Aquarius',
    '2027-02-20T23:13:00Z Penumbral lunar eclipse in Virgo',
    '2027-07-18T16:03:00Z Penumbral lunar eclipse in Capricorn',
    '2027-08-02T10:07:00Z Total solar eclipse in Leo',
    '2027-08-17T07:14:00Z Penumbral lunar eclipse in Aquarius',
  ]);
  const { etag } = answer.headers();
  const again = await request.get('/sky/eclipses.ics', { headers: { 'If-None-Match': etag! } });
  expect(again.status()).toBe(304);
  const head = await request.head('/sky/eclipses.ics', { headers: { 'If-None-Match': etag! } });
  expect(head.status()).toBe(304);
  expect((await request.get('/sky/nothing.ics')).status()).toBe(404);
});

test.describe('at the turn of the month', () => {
  test.use({ clock: '2026-11-30T16:00:00Z' });
  // One worker for all of them, since each worker opens a site per clock.
  test.describe.configure({ mode: 'default' });

  for (const [zone, month] of [
    ['Asia/Tokyo', 'December'],
    ['America/New_York', 'November'],
  ] as const) {
    test(`it is ${month} in ${zone}`, async ({ browser, baseURL, clock }) => {
      const page = await readerIn(browser, baseURL!, zone, clock);
      await page.goto('/sky', { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Sky Calendar for ${month} 2026`,
      );
      await page.context().close();
    });
  }
});

test('an article says what its subject does on the day it is read', async ({
  browser,
  baseURL,
  clock,
}) => {
  const page = await readerIn(browser, baseURL!, 'America/New_York', clock);
  await page.goto('/blog/mercury-retrograde-guide', { waitUntil: 'networkidle' });
  const now = page.getByRole('region', { name: 'Mercury now' });
  await expect(now).toContainText('Mercury is direct, in Scorpio');
  await expect(now).toContainText(
    'Next retrograde from Feb 9, 2027 at 12:36 PM to Mar 3, 2027 at 7:35 AM',
  );
  await page.context().close();
});
