import type { Week } from '../../../../contract/hours.ts';
import type { SpecialPeriod } from '../../../../contract/special-hours.ts';
import { HoursEditor } from '../../fields/HoursEditor.tsx';
import { LinkField as PlainLinkField } from '../../fields/LinkField.tsx';
import { PhoneField as PlainPhoneField } from '../../fields/PhoneField.tsx';
import { SocialLinksField, type SocialValue } from '../../fields/SocialLinksField.tsx';
import { SpecialHoursEditor } from '../../fields/SpecialHoursEditor.tsx';
import { WhatsappField as PlainWhatsappField } from '../../fields/WhatsappField.tsx';
import { type BoundProps, useBound } from '../plan-context.tsx';

/** A phone number, as typed. */
export function PhoneField(bound: BoundProps) {
  return <PlainPhoneField {...bound} {...useBound<string>(bound)} />;
}

export function LinkField(bound: BoundProps & { placeholder?: string }) {
  return <PlainLinkField {...bound} {...useBound<string>(bound)} />;
}

/** A WhatsApp number; `same` is the field that states whether it equals the phone number. */
export function WhatsappField({ same, ...bound }: BoundProps & { same: string }) {
  const field = useBound<string>(bound);
  const isSame = useBound<boolean>({ name: same });
  return <PlainWhatsappField {...bound} {...field} same={isSame.value} onSame={isSame.onChange} />;
}

/** Pages in social networks, by name of the network. */
export function SocialField(bound: BoundProps) {
  return <SocialLinksField {...bound} {...useBound<SocialValue>(bound)} />;
}

/** A week of working hours; null for none. */
export function HoursField(bound: BoundProps) {
  return <HoursEditor {...bound} {...useBound<Week | null>(bound)} />;
}

/** Periods of special hours. */
export function SpecialHoursField(bound: BoundProps) {
  return <SpecialHoursEditor {...bound} {...useBound<readonly SpecialPeriod[]>(bound)} />;
}
