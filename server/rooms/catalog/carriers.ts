import { terms } from '../../../contract/search.ts';
import type { Token } from './tokens.ts';
import { namesKind, type Unit } from './unit.ts';

/*
 * Words for who sells or does something, and where: “pizza joint”, “plumbing services”, «معرض سيارات», «بتاع خضار».
 * Next to a kind of thing they add no meaning: after it in English, before it in Arabic. Words that carry the
 * meaning themselves are excluded: معلم رياضيات teaches.
 */

const behind = `guy guys person joint spot spots parlor parlour outlet dealer dealers seller sellers provider
providers supplier suppliers service services contractor contractors center centre centers place stall work position positions role career staff needed
wanted fixer maker makers`;

const before = `معرض مركز مراكز شركة شركات مؤسسة خدمة خدمات بتاع بتاعة تاع متاع ديال حق راعي ابو صاحب دكان دكانة
حانوت محل بياع بائع بايع مطلوب وظيفة وظائف شغل شغلانة ورشة`;

/** Next to these words it is more likely a name: “Golden Spot”, «مركز الوردي». */
const colors = `gold golden silver white black red blue green yellow orange pink purple brown gray grey violet beige navy
ذهبي فضي ابيض بيضاء اسود سوداء احمر حمراء ازرق زرقاء اخضر خضراء اصفر صفراء برتقالي وردي بنفسجي بني رمادي`;
const namelike = new Set(terms(colors));

const carriersBehind = new Set(terms(behind));
const carriersBefore = new Set(terms(before));

/**
 * Removes, in place, parts that add no meaning to the kind of thing next to them.
 * @param begins for each part the token that it begins with
 */
export function dropCarriers(units: Unit[], begins: number[], tokens: readonly Token[]): void {
  const isKindAt = (at: number) => {
    const unit = units[at];
    return unit !== undefined && namesKind(unit);
  };
  for (let at = units.length - 1; at >= 0; at--) {
    const begin = begins[at] ?? 0;
    const word = tokens[begin]?.term ?? '';
    const isAlone = (begins[at + 1] ?? tokens.length) === begin + 1 && units[at]?.wordings[0]?.length === 1;
    if (!isAlone) continue;
    const [previous, next] = [at - 1, at + 1].map((unit) => tokens[begins[unit] ?? -1]?.term ?? '');
    const isBehind = isKindAt(at - 1) && carriersBehind.has(word) && !namelike.has(previous ?? '');
    if (isBehind || (isKindAt(at + 1) && carriersBefore.has(word) && !namelike.has(next ?? ''))) {
      units.splice(at, 1);
      begins.splice(at, 1);
    }
  }
}
