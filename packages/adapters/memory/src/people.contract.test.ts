import { describePeopleContract } from '@tailorbird/domain/testing/contracts';
import { InMemoryPeople } from './people.ts';

const known = 'customer@tailorbird.example';
const by = 'staff@tailorbird.example';

describePeopleContract('in memory', async () => {
  const joinedAt = '2026-01-01T00:00:00.000Z';
  const customer = {
    id: 7,
    email: known,
    firstName: 'Cara',
    lastName: 'Customer',
    orderCount: 1,
    joinedAt,
  };
  const record = {
    customer,
    sizes: [{ id: 3, title: 'Mine' }],
    wearers: [],
    orders: [{ number: '100001', status: 'Placed', placedAt: joinedAt }],
  };
  return { people: new InMemoryPeople([record], { colleagues: [8], by }), by, known, colleague: 8 };
});
