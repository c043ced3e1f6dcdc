import { describe, expect, test } from 'vitest';
import { InMemoryConversations, InMemoryPreferences, RecordedAnalytics } from './doubles.ts';

describe('test doubles', () => {
  test('[SUPPORT-22] a chat without its widget does not open', async () => {
    const chat = new InMemoryConversations();
    chat.identify({ email: 'ada@example.com', name: 'Ada' });
    expect([await chat.open(), chat.opened, chat.person?.name]).toEqual([
      { opened: true },
      1,
      'Ada',
    ]);
    chat.restart();
    chat.place({ hidden: true, align: 'left', padding: { vertical: 1, horizontal: 2 } });
    expect([chat.restarted, chat.placement?.align]).toEqual([1, 'left']);
    expect(await new InMemoryConversations({ hasWidget: false }).open()).toEqual({ opened: false });
  });

  test('preferences are kept, analytics recorded', () => {
    const preferences = new InMemoryPreferences();
    preferences.write('unitSystem', 'metric');
    expect([preferences.read('unitSystem'), preferences.read('locale')]).toEqual(['metric', null]);
    preferences.remove('unitSystem');
    expect(preferences.read('unitSystem')).toBeNull();
    const analytics = new RecordedAnalytics();
    analytics.page({ path: '/', nonInteraction: false });
    analytics.track({ name: 'line-removed', clothingTypeSlug: 'polo' });
    analytics.forget();
    expect([analytics.pages.length, analytics.events.length, analytics.forgotten]).toEqual([
      1, 1, 1,
    ]);
  });
});
