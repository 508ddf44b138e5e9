import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './site.ts';

const SIGN_PAGE = '/leo-daily-horoscope';
const DATED_PAGE = '/leo-daily-horoscope/2026-11-21';

/** Makes the device's share sheet fail with an error of this name. */
async function shareEndsWith(page: Page, name: string) {
  await page.addInitScript((errorName) => {
    Object.defineProperty(navigator, 'share', {
      value: () => Promise.reject(new DOMException('It ended.', errorName)),
    });
  }, name);
}

/** The next date is stored soon after the site is up. */
async function waitForReading(page: Page, path: string) {
  await expect
    .poll(async () => (await page.request.get(path)).status(), { timeout: 60_000 })
    .toBe(200);
}

test.describe('sharing', () => {
  test('links carry the sentence of the day and the reading’s permanent address', async ({
    page,
    site,
  }) => {
    for (const path of [SIGN_PAGE, DATED_PAGE]) {
      await page.goto(path);
      const microblog = page.getByRole('link', { name: /^Share on X/ });
      const facebook = page.getByRole('link', { name: /^Share on Facebook/ });
      for (const link of [microblog, facebook]) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
      const toX = new URL((await microblog.getAttribute('href'))!);
      const toFacebook = new URL((await facebook.getAttribute('href'))!);
      expect(toX.origin + toX.pathname).toBe('https://twitter.com/intent/tweet');
      expect(toX.searchParams.get('url')).toBe(site.url + DATED_PAGE);
      expect(toX.searchParams.get('text')).toMatch(/^"?[A-Z].{20,}/);
      expect(toX.searchParams.get('text')?.length).toBeLessThanOrEqual(180);
      expect(toFacebook.origin + toFacebook.pathname).toBe(
        'https://www.facebook.com/sharer/sharer.php',
      );
      expect(toFacebook.searchParams.get('u')).toBe(site.url + DATED_PAGE);
      expect(toFacebook.searchParams.get('quote')).toBe(toX.searchParams.get('text'));
    }
  });

  test('copies the link and says so', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(DATED_PAGE, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    await expect(
      page.getByText('The horoscope link has been copied to your clipboard.'),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + DATED_PAGE);
  });

  test("copies the link if the device can't share", async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await page.goto(SIGN_PAGE, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + DATED_PAGE);
  });

  test('copies the sentence of the day with the address of its date', async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(DATED_PAGE, { waitUntil: 'networkidle' });
    const sentence = await page.locator('blockquote').innerText();
    expect(sentence).toMatch(/^"?[A-Z].{22,138}[.!?]"?$/);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description).toContain(sentence);
    await page.getByRole('button', { name: 'Copy the sentence' }).click();
    await expect(page.getByText('Sentence copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${sentence}\n${site.url}${DATED_PAGE}`,
    );
  });

  test('says so if the link could not be copied', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await page.goto(SIGN_PAGE, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to copy the link. Please try again.')).toBeVisible();
    await page.close();
  });

  test('gives the device title, text and address', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (shared: ShareData) => Object.assign(window, { shared }),
      });
    });
    await page.goto(SIGN_PAGE, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
      .toEqual({
        title: expect.stringMatching(/^Leo Daily Horoscope for November 21, 2026: /),
        text: expect.stringMatching(/^.{20,180}$/),
        url: site.url + DATED_PAGE,
      });
  });

  for (const [name, logged] of [
    ['AbortError', false],
    ['DataError', true],
  ] as const) {
    test(`shows nothing after ${name}${logged ? ', which is logged' : ''}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ baseURL });
      const told: string[] = [];
      page.on('console', (message) => told.push(message.text()));
      await shareEndsWith(page, name);
      await page.goto(SIGN_PAGE, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.waitForTimeout(300);
      expect(told.filter((text) => text.includes('could not be shared'))).toHaveLength(
        logged ? 1 : 0,
      );
      await expect(page.locator('.toast')).toHaveCount(0);
      await page.close();
    });
  }
});

test('one part about the sign is open at a time, and can be closed', async ({ page }) => {
  await page.goto(SIGN_PAGE);
  await expect(page.getByRole('heading', { name: 'Learn More About Leo' })).toBeVisible();
  const part = (title: string) => page.locator('details').filter({ hasText: title });
  const traits = part('Essential Traits & Characteristics');
  const planets = part('Planetary Influences');
  const guide = part('Compatibility & Lucky Numbers');
  await expect(traits).toHaveAttribute('open');

  await planets.locator('summary').click();
  await expect(planets.getByText('The Sun, the ruler of Leo, stands for')).toBeVisible();
  await expect(traits).not.toHaveAttribute('open');

  // By keyboard: on to the next, open it, and close it again.
  await page.keyboard.press('Tab');
  await expect(guide.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(guide.getByText('1, 4, 19')).toBeVisible();
  await expect(planets).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(guide).not.toHaveAttribute('open');

  await guide.locator('summary').click();
  await guide.getByRole('link', { name: 'Sagittarius' }).click();
  await expect(page).toHaveURL(/\/sagittarius-daily-horoscope$/);
});

test('each sign says when to read it, and that the text changes at midnight', async ({ page }) => {
  await page.goto('/scorpio-daily-horoscope');
  await expect(page.getByRole('heading', { name: 'Best reading time: 6-9 PM' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Focus areas' })).toBeVisible();
  await expect(page.getByText(/updates every day at midnight/)).toBeVisible();
});

test.describe('the days beside a reading', () => {
  test('are linked if they are stored', async ({ page }) => {
    await waitForReading(page, '/leo-daily-horoscope/2026-11-22');
    await page.goto(SIGN_PAGE);
    await page.getByRole('link', { name: 'Yesterday' }).click();
    await expect(page).toHaveURL(/\/leo-daily-horoscope\/2026-11-20$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Leo Daily Horoscope for November 20, 2026',
    );
    // Nothing was written for the 19th.
    await expect(page.getByRole('link', { name: 'Nov 19' })).toHaveCount(0);

    const days = page.getByRole('navigation', { name: 'Other days' });
    await days.getByRole('link', { name: 'Nov 21' }).click();
    await expect(page).toHaveURL(/\/leo-daily-horoscope\/2026-11-21$/);
    await days.getByRole('link', { name: 'Nov 22' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Leo Daily Horoscope for November 22, 2026',
    );
    await days.getByRole('link', { name: 'Today' }).click();
    await expect(page).toHaveURL(/\/leo-daily-horoscope$/);
    await expect(page.getByRole('link', { name: 'Tomorrow' })).toHaveAttribute(
      'href',
      '/leo-daily-horoscope/2026-11-22',
    );
  });

  test('are those of the reader’s own day', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, timezoneId: 'Pacific/Pago_Pago' });
    await page.clock.setFixedTime('2026-11-21T09:30:00Z');
    await page.goto(SIGN_PAGE);
    await expect(page.getByRole('link', { name: 'Tomorrow' })).toHaveAttribute(
      'href',
      '/leo-daily-horoscope/2026-11-21',
    );
    await expect(page.getByRole('link', { name: 'Yesterday' })).toHaveCount(0);
    await page.close();
  });

  test('are in a row with their headlines, up to the reader’s tomorrow, and what is coming up has the reader’s times, before any script', async ({
    browser,
    baseURL,
    page,
  }) => {
    await waitForReading(page, '/leo-daily-horoscope/2026-11-22');
    for (const [timezoneId, dates, marsEnters] of [
      [
        'Pacific/Pago_Pago',
        [/^Fri, Nov 20 · today\n\S/, /^Sat, Nov 21\n\S/],
        'November 25 at 12:38 PM',
      ],
      [
        'Europe/Paris',
        [/^Fri, Nov 20\n\S/, /^Sat, Nov 21 · today\n\S/, /^Sun, Nov 22\n\S/],
        'November 26 at 12:38 AM',
      ],
    ] as const) {
      const far = await browser.newPage({ baseURL, timezoneId });
      await far.clock.setFixedTime('2026-11-21T09:30:00Z');
      await far.route('**/assets/*.js', (route) => route.abort());
      await far.goto(SIGN_PAGE);
      const row = far.getByRole('navigation', { name: 'Leo, Day by Day' });
      const links = row.getByRole('link').filter({ visible: true });
      // As shown, without what a style sheet hides.
      await expect(links).toHaveText([...dates], { useInnerText: true });
      await expect(row.getByRole('img', { name: 'Waxing gibbous' }).first()).toBeVisible();
      const upcoming = far.getByRole('region', { name: 'Coming Up for Leo' }).getByRole('listitem');
      await expect(upcoming.filter({ hasText: 'Mars enters Virgo' })).toHaveText(
        `${marsEnters}Mars enters Virgo, your house of money and belongings.`,
      );
      await far.close();
    }
  });

  test('are there after client-side navigation', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: "Read Today's Horoscope for Leo" }).click();
    await expect(page.getByRole('region', { name: 'Coming Up for Leo' })).toContainText(
      'Mars enters Virgo',
    );
    const row = page.getByRole('navigation', { name: 'Leo, Day by Day' });
    await row.getByRole('link', { name: /^Waxing gibbous Fri, Nov 20/ }).click();
    await expect(page).toHaveURL(/\/leo-daily-horoscope\/2026-11-20$/);
    await expect(row.locator('[aria-current=page]')).toContainText('Nov 20');
  });
});

test.describe('any stored day', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`can be picked ${javaScriptEnabled ? 'by keyboard' : 'without JavaScript'}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ baseURL, javaScriptEnabled });
      await page.goto(SIGN_PAGE);
      const field = page.getByLabel('Another day');
      await expect(field).toHaveAttribute('min', '2026-11-20');
      await expect(field).toHaveAttribute('max', /^2026-11-2[12]$/);
      await field.fill('2026-11-20');
      await field.press('Tab');
      await page.getByRole('button', { name: 'Read Leo' }).press('Enter');
      await expect(page).toHaveURL(/\/leo-daily-horoscope\/2026-11-20$/);
      await page.close();
    });
  }

  test('gets a 400 with an explanation if a browser sends any other text', async ({ request }) => {
    const path = `${SIGN_PAGE}/day?date=${encodeURIComponent('<b>20.11.</b>')}`;
    const answer = await request.get(path);
    expect(answer.status()).toBe(400);
    const html = await answer.text();
    expect(html).toContain('“&lt;b&gt;20.11.&lt;/b&gt;” is not a date');
    expect(html).not.toContain('<b>20');
  });
});

test.describe('a day without a reading', () => {
  for (const [date, heading, reason] of [
    [
      '2031-03-09',
      'No Leo Horoscope for March 9, 2031',
      /^The reading for Sunday, March 9, 2031 hasn’t been written yet\. The latest Leo reading is for November 2[12], 2026\.$/,
    ],
    [
      '1999-01-01',
      'No Leo Horoscope for January 1, 1999',
      'There is no reading for Friday, January 1, 1999. The earliest Leo reading is for November 20, 2026.',
    ],
  ] as const) {
    test(`says so for ${date}, with status 404`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ baseURL });
      const response = await page.goto(`/leo-daily-horoscope/${date}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} | Ephemera`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('main p').first()).toHaveText(reason);
      await expect(page.getByRole('main').getByRole('link', { name: 'All signs' })).toHaveAttribute(
        'href',
        '/',
      );
      await page.getByRole('link', { name: "Read Today's Leo Horoscope" }).click();
      await expect(page).toHaveURL(/\/leo-daily-horoscope$/);
      await page.close();
    });
  }

  test('is Page Not Found if the calendar has no such date', async ({ request }) => {
    const response = await request.get('/leo-daily-horoscope/2026-02-30');
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and opened, and the share links are there', async ({ page }) => {
    await page.goto(SIGN_PAGE);
    await expect(page.getByText('Why this reading:').first()).toBeVisible();
    await page.getByText('The rest of the sky').first().click();
    await expect(page.getByText('Uranus is in Gemini, your eleventh house.').first()).toBeVisible();
    await page.getByText('Planetary Influences').click();
    await expect(page.getByText('The Sun, the ruler of Leo, stands for')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Share on X/ })).toBeVisible();
    // The day picker is a form, and works.
    await expect(page.locator('main button:visible:not(form button)')).toHaveCount(0);
  });
});

test('sky times are in the reader’s zone before any script loads', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, timezoneId: 'America/New_York' });
  await page.clock.setFixedTime('2026-11-21T15:00:00Z');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/aries-daily-horoscope');
  await expect(
    page.getByText(/^Why this reading: The Moon is in Aries, .* until tomorrow at 5:10\sAM, then/),
  ).toBeVisible();
  // In most places it belongs to another date, so it is in the folded part.
  await expect(page.getByText(/The Moon opposes Venus .* tonight at 7:10\sPM/)).toBeAttached();
  await page.close();
});

test('a planet of the wheel and the sections that rest on it light up together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(DATED_PAGE);
  const section = page.locator('.reading-section').first();
  const [body] = ((await section.getAttribute('data-rests')) ?? '').split(' ');
  const planet = page.locator(`[data-body=${body}]`);
  await expect(planet).toHaveCSS('stroke-width', '1px');
  await section.hover();
  await expect(planet).toHaveCSS('stroke-width', '2.6px');

  await page.mouse.move(0, 0);
  await expect(planet).toHaveCSS('stroke-width', '1px');
  await page.locator(`.wheel-rest[data-rests=${body}]`).focus();
  await expect(planet).toHaveCSS('stroke-width', '2.6px');

  // The glyph covers the middle of the element that reacts to the pointer.
  await planet.locator('circle').hover({ force: true });
  await expect(section).not.toHaveCSS('box-shadow', 'none');
});

test('a sign page with all its parts open has no axe violations', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(SIGN_PAGE);
    await page.locator('details').evaluateAll((folds: HTMLDetailsElement[]) => {
      for (const fold of folds) fold.open = true;
    });
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('a sign page prints only the reading, on two sheets', async ({ page }) => {
  await page.goto(SIGN_PAGE, { waitUntil: 'networkidle' });
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Lucky Elements' })).toBeVisible();
  await expect(page.getByText('Why this reading:').filter({ visible: true }).first()).toBeVisible();
  for (const name of [
    'Share this reading',
    'Learn More About Leo',
    'How to Read Your Leo Horoscope',
  ]) {
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Back to all signs' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: /Other days|Day by Day/ })).toHaveCount(0);
});
