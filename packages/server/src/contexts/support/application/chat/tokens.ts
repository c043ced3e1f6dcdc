import { createHmac } from 'node:crypto';
import { type Currency, err, ok, type Result } from '@tailorbird/domain/kernel';
import { messengerTeam } from '@tailorbird/domain/support';
import type { WithDatabase } from '../../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../../platform/limits/attempts.ts';
import type { WithClock, WithSettings } from '../../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireCustomer,
} from '../../../../platform/session/access.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { hashToken } from '../../../../platform/session/secrets.ts';
import {
  readLink,
  signLink,
  type WithSigningKey,
} from '../../../../platform/session/signedLinks.ts';
import { lockNameOf, type Owner } from '../../../../platform/session/visitor.ts';
import type { WithAssistant } from './assistant.ts';

/**
 * A signed statement for external messengers that an address belongs to the customer: the
 * address signed with the team's key (API-57, SUPPORT-20, SUPPORT-21). Unconfirmed addresses
 * get none: after signing up with another person's address, a visitor could read that person's
 * messages.
 */
export const supportToken = async (
  { settings: { chatKeys } }: WithSettings,
  actor: Actor,
  currency: Currency = actor.currency,
): Promise<Result<string, AccessRefused | NotFound>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const { email, emailConfirmed } = customer.value;
  if (chatKeys === null || !emailConfirmed) return err({ kind: 'not-found' });
  return ok(createHmac('sha256', chatKeys[messengerTeam(currency)]).update(email).digest('hex'));
};

type AssistantTokenNeeds = WithDatabase & WithClock & WithSettings & WithSigningKey;

const purpose = 'assistant';
const goodForMs = 24 * 60 * 60_000;

const subjectOf = (owner: Owner): string => hashToken(lockNameOf(owner)).slice(0, 40);

/** Starts the assistant: a token for the actor's account or cookie (API-56). */
export const startAssistant = async (
  shop: AssistantTokenNeeds & WithAssistant,
  actor: Actor,
): Promise<Result<string, RateLimited>> => {
  const counted = await countAttempt(shop, { kind: 'chat', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  shop.assistant.prepare();
  const expires = new Date(shop.clock().getTime() + goodForMs);
  return ok(signLink(shop.signingKey, purpose, subjectOf(await actor.owner()), expires));
};

/** Whether the actor has started the assistant today, under the current account or cookie. */
export const hasBegun = (
  { signingKey, clock }: Pick<AssistantTokenNeeds, 'signingKey' | 'clock'>,
  owner: Owner,
  token: string | undefined,
): boolean =>
  token !== undefined && readLink(signingKey, purpose, token, clock()) === subjectOf(owner);
