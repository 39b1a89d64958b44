import type { ListingKind } from '../../../contract/categories.ts';
import type { DemoMemberName } from './members.ts';

/** What one side writes: a text, by its main language, or a phone number that it shares, E.164 with 555-01xx. */
type Said = { en: string } | { ar: string } | { phone: string };

export type DemoMessage = Said & {
  /** Whether the demo's member writes it, or the other one. */
  mine: boolean;
  /** Minutes after the previous message. */
  after: number;
};

export interface DemoConversation {
  kind: ListingKind;
  /** The key of the post, which belongs to one of both. */
  key: string;
  partner: DemoMemberName;
  /**
   * When the first message was written, before the seed moment: later than the post. Almost whole days, so that
   * nobody writes at night if the site is filled by day.
   */
  startedHoursAgo: number;
  messages: DemoMessage[];
  /** Whether the last messages are read by the other side. */
  isRead: boolean;
  /** By the demo's member. */
  muted?: true;
  archived?: true;
}

/*
 * The inbox of the demo's member, latest first: in each language and in both, about posts of others and of her own,
 * with every state of a conversation. Fictitious, like all of the demo.
 */
export const demoConversations: DemoConversation[] = [
  {
    // She looks for a home of this size, as one of her posts says.
    kind: 'rental',
    key: 'rental-bay-ridge-garden-two-bedroom',
    partner: 'أمينة بن يوسف',
    startedHoursAgo: 23,
    isRead: false,
    messages: [
      { mine: true, after: 0, ar: 'مرحبًا أمينة. هل الشقة ما زالت متاحة؟ نحن أربعة، وولدانا في المدرسة عند شارع 78.' },
      { mine: false, after: 38, ar: 'أهلًا وسهلًا سلمى. نعم، ما زالت متاحة، وتفرغ بعد نحو خمسة أسابيع.' },
      { mine: true, after: 6, ar: 'وهل يستطيع الولدان اللعب في الفناء؟' },
      { mine: false, after: 11, ar: 'طبعًا. فيه شجرة تين وأرجوحة صغيرة، والعائلة التي نتشاركه معها لطيفة وعندها بنت في السابعة.' },
      { mine: true, after: 9, ar: 'هذا ما نبحث عنه. متى يمكننا أن نراها؟' },
      { mine: false, after: 1_270, ar: 'تحدثت مع زوجي. هل يناسبكم السبت الساعة 11؟' },
      { mine: false, after: 1, ar: 'أحضروا الولدين معكم، والقهوة عليّ.' },
    ],
  },
  {
    kind: 'product',
    key: 'product-corolla-2016',
    partner: 'Lina Haddad',
    startedHoursAgo: 3,
    isRead: false,
    messages: [
      { mine: false, after: 0, en: 'Hi! Is the Corolla still for sale? I’m looking for a first car for my sister.' },
      { mine: true, after: 17, ar: 'أهلًا لينا! نعم، وأختك ستحبها، لم تخذلني يومًا.' },
      { mine: false, after: 4, en: 'Oh lovely, يا هلا! I read Arabic faster than I type it, sorry. Could a mechanic look at it first?' },
      { mine: true, after: 7, en: 'No problem, نكتب باللغتين. Of course, there’s a good garage on 86th Street.' },
      { mine: false, after: 3, en: 'Perfect. وهل السعر قابل للتفاوض؟' },
      { mine: true, after: 12, ar: 'قليلًا. تعالي وجربيها أولًا، ثم نتفق.' },
      { mine: false, after: 2, en: 'Sunday at noon then, إن شاء الله.' },
      { mine: true, after: 5, ar: 'على الرحب والسعة. أنتظركما عند زاوية شارع 86.' },
    ],
  },
  {
    kind: 'product',
    key: 'product-walnut-oud',
    partner: 'Tarek Naji',
    startedHoursAgo: 22,
    isRead: true,
    messages: [
      { mine: true, after: 0, en: 'Hi Tarek! Is the oud still available? My son starts lessons next month.' },
      { mine: false, after: 9, en: 'Hi Salma, it is! How old is he? It’s a full-size oud.' },
      { mine: true, after: 4, en: 'Eleven, and tall for his age. How noticeable is the repaired crack?' },
      { mine: false, after: 6, en: 'Just a thin line near the small rosette. It doesn’t buzz. He should play it before you decide.' },
      { mine: true, after: 13, en: 'We’d love that. Would you take $390?' },
      { mine: false, after: 21, en: 'For a beginner, yes. I’ll add a set of strings and show him how to tune it.' },
      { mine: true, after: 3, en: 'That’s so kind of you! Saturday after lunch?' },
      { mine: false, after: 5, en: 'Saturday works. Here’s my number, call me when you get off the train.' },
      { mine: false, after: 1, phone: '+17185550141' },
      { mine: true, after: 8, en: 'Got it, thank you. See you Saturday!' },
    ],
  },
  {
    // Members are warned of messages like these.
    kind: 'product',
    key: 'product-macbook-air-m2',
    partner: 'Karim Saleh',
    startedHoursAgo: 26,
    isRead: true,
    muted: true,
    messages: [
      { mine: false, after: 0, en: 'Hello, is this item still available? I want to buy it today.' },
      { mine: true, after: 26, en: 'Hi, it is. You’re welcome to try it in downtown Brooklyn any evening.' },
      { mine: false, after: 3, en: 'I am out of town, my cousin picks it up and I pay $600 by Zelle. First tell me the 6-digit code you got, so I know you are real.' },
      { mine: true, after: 10, en: 'No, thank you. I only sell in person, and codes stay with me.' },
      { mine: false, after: 2, en: 'Everyone does it. Send me the code and I pay $50 more.' },
    ],
  },
  {
    kind: 'product',
    key: 'product-darbuka',
    partner: 'Sami Rizk',
    startedHoursAgo: 74,
    isRead: true,
    messages: [
      { mine: false, after: 0, en: 'Hello, do you still have the darbuka? I teach percussion to teenagers on weekends.' },
      { mine: true, after: 41, en: 'Hello Sami, I do! The skin is new, and there’s a spare one in the bag.' },
      { mine: false, after: 14, en: 'Just what we need. Could you keep it for me for a week? I’m in New Jersey until then.' },
      { mine: true, after: 8, en: 'Gladly. I’ve put it on hold for you.' },
      { mine: false, after: 3, en: 'Thank you, Salma. My students will be thrilled!' },
    ],
  },
  {
    kind: 'product',
    key: 'product-winter-tires',
    partner: 'محمود عوض',
    startedHoursAgo: 8 * 24,
    isRead: true,
    archived: true,
    messages: [
      { mine: false, after: 0, ar: 'السلام عليكم. هل تناسب الإطارات سيارة كامري 2015؟' },
      { mine: true, after: 52, ar: 'وعليكم السلام. انظر إلى جانب الإطار: إن كان المكتوب 205/55R16 فهي تناسبها.' },
      { mine: false, after: 19, ar: 'المكتوب 205/65R16، فهي لا تناسبها إذن. شكرًا على ردك السريع.' },
      { mine: true, after: 6, ar: 'أهلًا بك. أرجو أن تجد ما يناسبك قبل أول ثلج.' },
    ],
  },
];
