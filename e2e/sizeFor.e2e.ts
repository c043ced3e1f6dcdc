import { expectAccessible, expectNoHorizontalScroll } from './look.ts';
import { expect, test } from './test.ts';

test('somebody enters their own size by a link, and whoever sent it has the size', {
  tag: '@twice',
}, async ({ visitor, anotherVisitor, page }) => {
  const { say } = visitor;
  await visitor.open('/');
  // A customer of this journey alone, who orders for somebody.
  await page.evaluate(async (email) => {
    const send = (path: string, body: unknown): Promise<Response> =>
      fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'X-CSRFToken': /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '',
        },
        body: JSON.stringify(body),
      });
    const account = {
      email,
      password: 'thirty-two stitches',
      newsletter: false,
      signing_up_with_credit: false,
      source: 'journey',
    };
    await send('/oscarapi/customer/', account);
    await send('/customizer_api/v2/wearers/', { name: 'Anna', kind: 'gift' });
  }, `size-for-${Date.now()}-${test.info().project.name}@example.com`);
  await visitor.open('/profile/sizes');
  await visitor.button(say('sizes/links.askOf', { name: 'Anna' })).click();
  const make = page.getByRole('button', { name: say('sizes/links.make'), exact: true });
  await make.click();
  await expect(page.getByRole('alert').filter({ hasText: say('failure/form') })).toBeVisible();
  await page
    .getByRole('textbox', { name: say('sizes/links.sender', { name: 'Anna' }) })
    .fill('Ben');
  await make.click();
  const link = page.getByRole('textbox', { name: say('sizes/links.made', { name: 'Anna' }) });
  await expect(link).toHaveValue(/\/size-for\/[\w-]{43}$/);
  await expectAccessible(page);
  const address = new URL(await link.inputValue()).pathname;

  // Whoever has the link, in a browser that knows nobody.
  const reader = await anotherVisitor();
  await reader.page.goto(address);
  await reader.ready();
  await expect(reader.heading(say('sizeFor/told.title', { name: 'Ben' }))).toBeVisible();
  await expect(reader.page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/i);
  await expectAccessible(reader.page);
  await expectNoHorizontalScroll(reader.page);
  await reader.button(say('sizeFor/told.start')).click();
  const send = reader.button(say('sizeFor/asking.send', { name: 'Ben' }));
  await send.click();
  await expect(reader.page.getByText(say('sizeFor/asking.agreeMissing')).last()).toBeVisible();
  await reader.page.getByRole('radio', { name: say('findSize/cutFor.women') }).check();
  await reader.page.getByRole('spinbutton', { name: say('findSize/facts.height') }).fill('171');
  await reader.page.getByRole('spinbutton', { name: say('findSize/facts.height') }).blur();
  await reader.page.getByRole('radio', { name: say('findSize/shape.RECTANGULAR.title') }).check();
  await reader.page.getByRole('radio', { name: say('findSize/fit.REGULAR.title') }).check();
  await expectAccessible(reader.page);
  await reader.page
    .getByRole('checkbox', { name: say('sizeFor/asking.agree', { name: 'Ben' }) })
    .check();
  await send.click();
  await expect(reader.heading(say('sizeFor/done.title', { name: 'Ben' }))).toBeVisible();
  await reader.page.reload();
  await expect(reader.heading(say('sizeFor/over.given.title'))).toBeVisible();

  await visitor.open('/profile/sizes');
  await expect(page.getByRole('article').getByRole('heading', { name: 'Anna' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('combobox')).toHaveValue(/\d+/);
  await expect(visitor.button(say('sizes/links.endOf', { name: 'Anna' }))).toHaveCount(0);
});
