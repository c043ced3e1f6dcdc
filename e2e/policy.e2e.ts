/**
 * The content security policy, violated here on purpose. In all other journeys the watch fails
 * on a violation.
 */
import { expect, test } from './test.ts';
import { plainShirt } from './visitor.ts';

test('the content security policy blocks injected code and framing', async ({ page }) => {
  await page.goto(plainShirt);
  const broken = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
    const refused = (attempt: () => void): boolean => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const place = document.createElement('div');
    const thrown = [
      refused(() => {
        place.innerHTML = '<img src="x" onerror="alert(1)">';
      }),
      refused(() => {
        document.createElement('script').src = 'https://evil.example/x.js';
      }),
      refused(() => {
        document.write('<p>');
      }),
    ];
    place.setAttribute('style', 'color: red');
    const picture = document.createElement('img');
    const isRefused = new Promise((resolve) => picture.addEventListener('error', resolve));
    picture.src = 'https://evil.example/x.png';
    document.body.append(place, picture);
    await isRefused;
    await new Promise(requestAnimationFrame);
    return { thrown, heard: [...new Set(violations)].sort() };
  });
  expect(broken.thrown).toEqual([true, true, true]);
  expect(broken.heard).toEqual(['img-src', 'require-trusted-types-for', 'style-src-attr']);
  const answer = await page.request.get(plainShirt);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  // Without third-party services, the policy allows none of their addresses.
  expect(policy).toMatch(/trusted-types service-worker drape-worker$/);
  expect(policy).not.toContain('https:');
  expect(await answer.text()).not.toContain(' style="');
});
