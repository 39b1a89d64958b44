import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../mail/html-to-text.ts';
import { ownTextOf } from './reply-text.ts';

const own = 'Saturday at four suits me.\n\nShall I bring cash?';
const ownArabic = 'السبت في الرابعة يناسبني.\nهل أحضر المبلغ نقدًا؟';

describe('the text of a reply by email', () => {
  it.each([
    ['nothing quoted', own],
    [
      'Gmail',
      `${own}\n\nOn Tue, Nov 24, 2026 at 5:03 PM City <no-reply@city.example>\nwrote:\n\n> Is it there?\n>\n> Khalid`,
    ],
    [
      'Apple Mail',
      `${own}\r\n\r\n> On Nov 24, 2026, at 17:03, City <a@city.example> wrote:\r\n> \r\n> Is it there?`,
    ],
    [
      'Apple Mail, introduced',
      `${own}\n\nOn Nov 24, 2026, at 17:03, City <a@city.example> wrote:\n\n> Is it there?\n\n`,
    ],
    [
      'Outlook on a desk',
      `${own}\n\nFrom: City <a@city.example>\nSent: Tuesday, November 24, 2026 5:03 PM\nTo: Salma\nSubject: Unread\n\nIs it there?`,
    ],
    [
      'Outlook on the web',
      `${own}\n________________________________\nFrom: City <a@city.example>\nSent: Tuesday\nTo: Salma\nSubject: Unread\n\nIs it there?`,
    ],
    ['an older Outlook', `${own}\n\n-----Original Message-----\nFrom: City\n\nIs it there?`],
    [
      'Yahoo',
      `${own}\n\n    On Tuesday, November 24, 2026 at 05:03:11 PM EST, City <a@city.example> wrote:  \n \n Is it there?`,
    ],
    ['a signature', `${own}\n\n-- \nSalma Khoury\n+1 718 555 0142`],
    [
      'a phone',
      `${own}\n\nSent from my iPhone\n\nOn Nov 24, 2026, at 17:03, City <a@city.example> wrote:\n> Is it there?`,
    ],
    [
      'Outlook on a phone',
      `${own}\n\nGet Outlook for iOS\n________________________________\nFrom: City\nSent: Tuesday\nTo: Salma\n\nIs it there?`,
    ],
    [
      'an answer below the quote',
      `On Tue, Nov 24, 2026 City <a@city.example> wrote:\n> Is it there?\n> Khalid\n\n${own}`,
    ],
  ])('%s, in English', (_, text) => {
    expect(ownTextOf(text)).toBe(own);
  });

  it.each([
    [
      'Gmail',
      `${ownArabic}\n\nفي الثلاثاء، ٢٤ نوفمبر ٢٠٢٦ في 5:03 م تمت كتابة ما يلي بواسطة City <\u200ea@city.example\u200e>:\n\n> هل ما زال متاحًا؟`,
    ],
    [
      'Gmail, older',
      `${ownArabic}\n\nبتاريخ ٢٤ نوفمبر ٢٠٢٦ ٥:٠٣ م، كتب "المدينة" <a@city.example>:\n\n> هل ما زال متاحًا؟`,
    ],
    [
      'Apple Mail',
      `${ownArabic}\n\n\u200fفي ٢٤ نوفمبر ٢٠٢٦، الساعة ٥:٠٣ م، كتبت City <a@city.example>:\n\n> هل ما زال متاحًا؟`,
    ],
    [
      'Outlook',
      `${ownArabic}\n\nمن: City <a@city.example>\nتاريخ الإرسال: الثلاثاء، ٢٤ نوفمبر\nإلى: سلمى\nالموضوع: رسائل\n\nهل ما زال متاحًا؟`,
    ],
    ['an older Outlook', `${ownArabic}\n\n-----الرسالة الأصلية-----\nمن: City\n\nهل ما زال متاحًا؟`],
    [
      'a phone',
      `${ownArabic}\n\nأُرسلت من الـ iPhone الخاص بي\n\nفي ٢٤ نوفمبر ٢٠٢٦، كتب City <a@city.example>:\n> هل؟`,
    ],
  ])('%s, in Arabic', (_, text) => {
    expect(ownTextOf(text)).toBe(ownArabic);
  });

  it('is unchanged if it only resembles a quote', () => {
    const text =
      'On Monday my brother wrote to you.\nFrom: the corner, take the R.\nفي السبت كتب لي أخي أنه قادم.';
    expect(ownTextOf(text)).toBe(text);
  });

  it('is empty if everything is quoted', () => {
    expect(ownTextOf('> Is it there?\n> Khalid')).toBe('');
    expect(ownTextOf('On Tue, Nov 24, 2026 City <a@city.example> wrote:\n> Is it there?')).toBe('');
  });

  it('is extracted from HTML if there is no plain text', () => {
    const gmail =
      '<div dir="ltr">Saturday &amp; Sunday<br>suit me</div><br><div class="gmail_quote gmail_quote_container"><div class="gmail_attr">On x wrote:</div><blockquote>Is it there?</blockquote></div>';
    expect(ownTextOf(htmlToText(gmail))).toBe('Saturday & Sunday\nsuit me');
    const outlook =
      '<html><head><style>p{color:red}</style></head><body><p>نعم</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> City</div><p>Is it there?</p></body></html>';
    expect(ownTextOf(htmlToText(outlook))).toBe('نعم');
    expect(htmlToText('<script>alert(1)</script><p>1 &lt; 2</p>')).toBe('1 < 2');
  });
});
