import { all, any, asked, name, type Rule, text } from './rule.ts';

/* Jobs: of the City of New York in English, of a Saudi portal in Arabic. */

const company =
  (pattern: RegExp): Rule =>
  (row) =>
    pattern.test(row.company);

const jobs: [string | string[], Rule][] = [
  ['engineer', name(/engineer|مهندس/i)],
  [['civil engineer', 'مهندس مدني', 'civil engeneer'], name(/civil engineer|مهندس مدني/i)],
  [['accountant', 'محاسب', 'accountent', 'mo7aseb'], name(/accountant|accounting|محاسب/i)],
  [['driver', 'سائق', 'سواق'], name(/driver|سائق/i)],
  ['project manager', name(/project manag|مدير مشروع/i)],
  [['nurse', 'ممرضة'], name(/nurs|تمريض|ممرض/i)],
  [['lawyer', 'محامي', 'attorney'], name(/attorney|lawyer|counsel|محامي/i)],
  ['summer internship', name(/summer.*intern|intern.*summer/i)],
  [['electrician', 'كهربائي'], name(/electric|كهربا/i)],
  [['secretary', 'سكرتيرة', 'سكرتير'], name(/secretary|سكرتير/i)],
  ['بائع', name(/بائع/)],
  [['نادل', 'waiter'], name(/نادل|waiter/i)],
  ['data analyst', all(name(/data/i), name(/analyst/i))],
  ['software developer', name(/developer|programmer|software|مبرمج|مطور/i)],
  ['police', any(name(/police/i), company(/police/i))],
  [['teacher', 'معلم', 'مدرس'], name(/teacher|teaching|معلم|مدرس/i)],
  ['موظف استقبال', name(/استقبال|receptionist/i)],
  ['gardener', name(/gardener|بستاني/i)],
  ['مدير مطعم', name(/مدير مطعم/)],
  ['health inspector', all(name(/inspector/i), any(name(/health/i), company(/health/i)))],
  ['taxi limousine commission', company(/taxi/i)],
  [['طبيب اسنان', 'dentist', 'دكتور أسنان', 'dentiste'], name(/طبيب أسنان|dentist|dental/i)],
  [['صيدلي', 'pharmacist'], name(/صيدلي|pharmacist/i)],
  [['حارس أمن', 'security guard'], any(name(/حارس أمن|حارس امن/), name(/security (guard|officer)/i))],
  ['مندوب مبيعات', name(/مندوب مبيعات/)],
  ['graphic designer', name(/graphic|جرافيك/i)],
  [['مترجم', 'translator'], name(/مترجم|translator|interpreter/i)],
  [
    'it support',
    any(
      all(
        name(/support|help ?desk|desktop/i),
        any(name(/\bit\b|tech|desktop|help/i), text(/help ?desk|desktop/i)),
      ),
      name(/دعم (فني|تقنية)/),
    ),
  ],
  [['plumber', 'سباك'], name(/plumb|سباك/i)],
  ['case manager', name(/case manage/i)],
];

export const work = asked('job', 'job', jobs);
