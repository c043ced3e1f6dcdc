import { preferenceKeys } from '@tailorbird/domain/shell';
import { describe, expect, it, test } from 'vitest';
import { findCookie } from './cookies.ts';
import { BrowserPreferences, MemoryPreferences } from './preferences.ts';
import { aBrowser, aCookieDocument, aForbiddingBrowser, aFullBrowser } from './testing/aBrowser.ts';
import { describePreferencesContract } from './testing/describePreferencesContract.ts';

describePreferencesContract('MemoryPreferences', () => new MemoryPreferences());
describePreferencesContract('BrowserPreferences', () => new BrowserPreferences(aBrowser()));
describePreferencesContract(
  'BrowserPreferences where everything is forbidden',
  () => new BrowserPreferences(aForbiddingBrowser()),
);
describePreferencesContract(
  'BrowserPreferences where storages are full',
  () => new BrowserPreferences(aFullBrowser()),
);

describe('BrowserPreferences', () => {
  it('each key is stored in its place and read by the next page', () => {
    const browser = aBrowser();
    const first = new BrowserPreferences(browser);
    first.write('unitSystem', 'imperial');
    first.write('checkoutDraft', 'draft');
    first.write('creditPopupClosedBy', '7');
    const next = new BrowserPreferences(browser);
    expect(next.read('unitSystem')).toBe('imperial');
    expect(findCookie(browser.document, preferenceKeys.unitSystem.name)).toEqual({
      readable: true,
      value: 'imperial',
    });
    expect(browser.sessionStorage.getItem('tailorbird.checkout_draft')).toBe('draft');
    expect(browser.localStorage.getItem('tailorbird.credit_popup_closed_by')).toBe('7');
    expect(browser.localStorage.getItem('tailorbird.checkout_draft')).toBeNull();
  });

  it('[AUTH-13] force-social-login is stored under its bare name', () => {
    const browser = aBrowser();
    browser.localStorage.setItem('force-social-login', '1');
    expect(new BrowserPreferences(browser).read('forceSocialSignIn')).toBe('1');
  });

  it('[I18N-02] cookies last 365 days, SameSite=Lax, and Secure on https pages', () => {
    const secure = aBrowser('https:');
    new BrowserPreferences(secure).write('locale', 'de');
    expect(secure.document.written).toEqual([
      'i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    ]);
    const plain = aBrowser('http:');
    new BrowserPreferences(plain).write('locale', 'de');
    expect(plain.document.written).toEqual([
      'i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
  });

  it('the latest value wins over an older one in a full storage', () => {
    const preferences = new BrowserPreferences(aFullBrowser({ 'tailorbird.standard_size': '7R' }));
    expect(preferences.read('standardSize')).toBe('7R');
    preferences.write('standardSize', '8L');
    expect(preferences.read('standardSize')).toBe('8L');
  });
});

test('[GUARD-10] an unreadable preference is distinct from an absent one', () => {
  const browser = aBrowser();
  expect(new BrowserPreferences(browser).find('adminMode')).toEqual({
    readable: true,
    value: null,
  });
  expect(new BrowserPreferences(aForbiddingBrowser()).find('adminMode')).toEqual({
    readable: false,
  });
});

describe('findCookie', () => {
  it('[GUARD-10] an unreadable cookie is distinct from an absent one', () => {
    expect(findCookie(aCookieDocument(), 'admin_mode')).toEqual({ readable: true, value: null });
    expect(findCookie({ cookie: 'admin_mode=%E0%A4%A; a=b' }, 'admin_mode')).toEqual({
      readable: false,
    });
    expect(findCookie(aForbiddingBrowser().document, 'admin_mode')).toEqual({ readable: false });
    expect(findCookie({ cookie: 'my_admin_mode=x; admin_mode=user' }, 'admin_mode')).toEqual({
      readable: true,
      value: 'user',
    });
  });
});
