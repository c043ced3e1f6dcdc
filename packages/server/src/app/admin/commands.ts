import { parseArgs } from 'node:util';
import { normalizeVoucherCode, type Voucher } from '@tailorbird/domain/basket';
import {
  type Currency,
  fromDecimalString,
  isCurrency,
  type Money,
} from '@tailorbird/domain/kernel';
import {
  closeAccount,
  listStaff,
  makeResetPath,
  makeStaff,
  resetSecondFactor,
} from '../../contexts/account/application/makeStaff.ts';
import { createVouchers, listVouchers } from '../../contexts/basket/store/vouchers.ts';
import { sellGiftCard } from '../../contexts/giftCards/application/issueGiftCards.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import type { WithClock, WithRandom, WithSettings } from '../../platform/runtime/runtime.ts';

export type Tools = WithDatabase &
  WithClock &
  WithRandom &
  WithSettings & {
    readonly promptSecret: (question: string) => Promise<string>;
  };

export class CommandFailed extends Error {}

const usage = `npm run admin -- …
  staff <email>                        makes somebody staff; asks for a password when there is no such account
  superuser <email>                    the same, as a superuser
  close <email>                        closes an account: its sessions end, nobody signs in to it
  reset-link <email>                   prints a link to choose a password
  second-factor-off <email>            takes codes and passkeys from who has lost them
  voucher <CODE> --percent <1-100>     a voucher; or --amount 20EUR (more than once), or --shipping
          [--name <text>] [--from <day>] [--until <day>] [--usage multi-use|single-use|once-per-customer]
  gift-card <amount> <currency>        prints the code of a card that is worth so much
  list staff|vouchers`;

const aYearMs = 365 * 24 * 60 * 60_000;

const dayOf = (text: string): Date => {
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()))
    throw new CommandFailed(`Not a date such as 2026-12-31: ${text}`);
  return day;
};

const moneyOf = (amount: string, currency: string): Money => {
  const worth = isCurrency(currency) ? fromDecimalString(amount, currency) : undefined;
  if (!worth || worth.amount <= 0)
    throw new CommandFailed(`Not an amount such as 20 EUR: ${amount} ${currency}`);
  return worth;
};

const usages: readonly Voucher['usage'][] = ['multi-use', 'single-use', 'once-per-customer'];

type VoucherOptions = {
  readonly percent?: string | undefined;
  readonly amount?: readonly string[] | undefined;
  readonly shipping?: boolean | undefined;
};

const benefitOf = ({ percent, amount = [], shipping }: VoucherOptions): Voucher['benefit'] => {
  if ([percent !== undefined, amount.length > 0, shipping === true].filter(Boolean).length !== 1)
    throw new CommandFailed('Use exactly one of --percent, --amount and --shipping');
  if (shipping) return { kind: 'shipping' };
  if (percent === undefined) {
    const amounts = amount.map((text) => moneyOf(text.slice(0, -3), text.slice(-3)));
    return {
      kind: 'amount',
      amounts: Object.fromEntries(
        amounts.map((each): [Currency, number] => [each.currency, each.amount]),
      ),
    };
  }
  const number = Number(percent);
  if (!Number.isInteger(number) || number < 1 || number > 100)
    throw new CommandFailed(`Not a percentage from 1 to 100: ${percent}`);
  return { kind: 'percentage', percent: number };
};

const makeVoucher = async (
  { database, clock }: Tools,
  words: readonly string[],
): Promise<readonly string[]> => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      percent: { type: 'string' },
      amount: { type: 'string', multiple: true },
      shipping: { type: 'boolean' },
      name: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      usage: { type: 'string' },
    },
  });
  const code = normalizeVoucherCode(positionals[0] ?? '');
  if (!/^[A-Z0-9][A-Z0-9-]{2,39}$/.test(code))
    throw new CommandFailed('A code has 3 to 40 letters, digits and hyphens');
  const chosen = usages.find((each) => each === (values.usage ?? 'multi-use'));
  if (!chosen) throw new CommandFailed(`--usage is one of ${usages.join(', ')}`);
  const validFrom = values.from === undefined ? clock() : dayOf(values.from);
  const validUntil =
    values.until === undefined ? new Date(validFrom.getTime() + aYearMs) : dayOf(values.until);
  if (validUntil <= validFrom)
    throw new CommandFailed('The end of the voucher must be after its start');
  const voucher = {
    code,
    name: values.name ?? code,
    benefit: benefitOf(values),
    usage: chosen,
    validFrom,
    validUntil,
  };
  if ((await listVouchers(database.queries)).some((known) => known.code === code))
    throw new CommandFailed(`Voucher ${code} exists already`);
  await database.transaction((trx) => createVouchers(trx, [voucher]));
  return [`${code} is valid until ${validUntil.toISOString().slice(0, 10)}.`];
};

const listed = async (
  { database }: Tools,
  what: string | undefined,
): Promise<readonly string[]> => {
  switch (what) {
    case 'staff':
      return await listStaff({ database });
    case 'vouchers':
      return (await listVouchers(database.queries)).map(
        ({ code, name, benefit, usage, validUntil }) =>
          `${code}\t${benefit.kind}\t${usage}\tuntil ${validUntil.slice(0, 10)}\t${name}`,
      );
    default:
      throw new CommandFailed(usage);
  }
};

const noSuchAccount = (email: string): CommandFailed =>
  new CommandFailed(`No open account for ${email}`);

/**
 * Runs a command and returns the lines to print. Throws `CommandFailed`, without any change, if it
 * fails.
 */
export const runCommand = async (
  tools: Tools,
  [command, subject = '', ...rest]: readonly string[],
): Promise<readonly string[]> => {
  switch (command) {
    case 'staff':
    case 'superuser': {
      const askPassword = () => tools.promptSecret(`Password for ${subject}: `);
      const done = await makeStaff(tools, subject, askPassword, command);
      if (!done.ok) throw new CommandFailed(`Failed: ${done.failure.kind}`);
      const role = command === 'staff' ? 'staff' : 'a superuser';
      return [
        done.value === 'created'
          ? `${subject} has an account, and is ${role}.`
          : `${subject} is ${role}.`,
      ];
    }
    case 'close':
      if (!(await closeAccount(tools, subject)).ok) throw noSuchAccount(subject);
      return [`The account of ${subject} is closed.`];
    case 'reset-link': {
      const path = await makeResetPath(tools, subject);
      if (!path.ok) throw noSuchAccount(subject);
      return [
        `${tools.settings.publicAddress ?? ''}${path.value}`,
        'The link is valid once, for a day.',
      ];
    }
    case 'second-factor-off':
      if (!(await resetSecondFactor(tools, subject)).ok) throw noSuchAccount(subject);
      return [`${subject} has no second factor any more.`];
    case 'voucher':
      return await makeVoucher(tools, [subject, ...rest]);
    case 'gift-card': {
      const worth = moneyOf(subject, rest[0] ?? '');
      return [
        await tools.database.transaction((trx) =>
          sellGiftCard(trx, worth, tools.random, tools.clock()),
        ),
      ];
    }
    case 'list':
      return await listed(tools, subject);
    default:
      throw new CommandFailed(usage);
  }
};
