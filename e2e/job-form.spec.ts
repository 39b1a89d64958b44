import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, variants, visit } from './fixtures.ts';
import { asMember, beMember, newMember, type TestMember } from './members.ts';
import { choosePlace, expectFieldErrors, expectStep, field, fieldError, fill, goOn } from './post-forms.ts';
import { wordsOf } from './words.ts';

const api = '/api/NY/en/0';

let member: TestMember;
test.beforeEach(async ({ page, request }) => {
  member = await newMember(request);
  await beMember(page, member);
});

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('a company states the pay and its size, and posts an opening', async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, '/post-job', variant);
    await expectUsable(page);
    await page.getByRole('main').locator('a[href="/jobforcompany"]').click();
    await expectStep(page, t('posting-jobs:work'));
    await goOn(page);
    await expectFieldErrors(page, t, {
      title: 'field.title',
      category: 'field.main_category',
      jobType: 'field.job_type',
      description: 'field.description',
    });
    await expect(field(page, 'title')).toBeFocused();
    await expectUsable(page);
    await fill(page, { title: 'Night baker', company: 'Sanabel', description: 'خبز ومناقيش، خمس ليالٍ.' });
    await field(page, 'category').selectOption({ index: 1 });
    await field(page, 'jobType').check();
    await field(page, 'experience').selectOption('junior');
    await page.getByRole('checkbox', { name: t('languages:ar') }).check();
    await goOn(page);

    await expectStep(page, t('posting-jobs:pay'));
    await expect(page.locator('form[novalidate]').first()).toContainText('194-b');
    await goOn(page);
    await expectFieldErrors(page, t, {
      salaryMinCents: 'field.salary',
      city: 'field.city',
      location: 'field.location',
    });
    await expect(field(page, 'salaryMinCents')).toBeFocused();
    await expectUsable(page);
    await field(page, 'smallEmployer').check();
    await expect(fieldError(page, 'salaryMinCents')).toHaveCount(0);
    await field(page, 'smallEmployer').uncheck();
    await fill(page, { salaryMinCents: '٢٤', salaryMaxCents: '20' });
    await goOn(page);
    await expectFieldErrors(page, t, {
      salaryMaxCents: 'field.range_order',
      salaryType: 'field.salary_type',
    });
    await fill(page, { salaryMinCents: '18.50', salaryMaxCents: '22' });
    await field(page, 'salaryType').selectOption('hour');
    await page.getByRole('radio', { name: t('posting-jobs:place_hybrid') }).check();
    await choosePlace(page, 'city', '11209');
    await fill(page, { location: 'Steinway Street' });
    await goOn(page);

    await expectStep(page, t('posting-form:contactTitle'));
    await fill(page, { email: '', applyUrl: 'javascript:alert(1)' });
    await goOn(page);
    await expectFieldErrors(page, t, { phone: 'field.contact' });
    await expect(field(page, 'applyUrl')).toHaveAttribute('aria-invalid', 'true');
    await expectUsable(page);
    await fill(page, { email: 'jobs@sanabel.example', applyUrl: 'sanabel.example/apply' });
    await goOn(page);

    await expectStep(page, t('posting-form:reviewTitle'));
    await expectUsable(page);
    await field(page, 'termsAccepted').check();
    await goOn(page);
    await expect(page).toHaveURL(/\/my-job\?posted=\d+/);
    const id = new URL(page.url()).searchParams.get('posted');
    const answer = await page.request.get(`${api}/profile/posts/job/${id}`, asMember(member));
    const { data } = await answer.json();
    expect(data.post.status).toBe('pending');
    expect(data.body).toMatchObject({
      postType: 'hiring',
      title: 'Night baker',
      salaryMinCents: 1_850,
      salaryMaxCents: 2_200,
      salaryType: 'hour',
      workplace: 'hybrid',
      languages: ['ar'],
      applyUrl: 'https://sanabel.example/apply',
      phone: null,
    });
  });

  test('a job seeker posts without the fields that only employers fill', async ({ page }) => {
    test.setTimeout(90_000);
    await visit(page, '/form/job-individual', variant);
    await expectStep(page, t('posting-jobs:you'));
    await fill(page, {
      title: 'طبّاخ شامي',
      description: 'عشر سنوات في مطابخ دمشق.',
      portfolioUrl: 'cook.example',
    });
    await expect(field(page, 'company')).toHaveCount(0);
    await field(page, 'category').selectOption({ index: 1 });
    await field(page, 'jobType').check();
    await goOn(page);
    await expectStep(page, t('posting-jobs:wish'));
    await expect(field(page, 'smallEmployer')).toHaveCount(0);
    await expectUsable(page);
    await choosePlace(page, 'city', '11209');
    await goOn(page);
    await expectStep(page, t('posting-form:contactTitle'));
    await expect(field(page, 'applyUrl')).toHaveCount(0);
    await field(page, 'anonymous').check();
    await goOn(page);
    await field(page, 'termsAccepted').check();
    await goOn(page);
    await expect(page).toHaveURL(/\/my-job\?posted=\d+/);
    const id = new URL(page.url()).searchParams.get('posted');
    const answer = await page.request.get(`${api}/profile/posts/job/${id}`, asMember(member));
    const { data } = await answer.json();
    expect(data.body).toMatchObject({
      postType: 'seeking',
      lang: 'ar',
      salaryMinCents: null,
      portfolioUrl: 'https://cook.example',
      anonymous: true,
    });
  });
});

const [variant = { lang: 'en' as const }] = variants;

test('the form works with the keyboard alone, and going back a step preserves the input', async ({
  page,
}) => {
  const t = wordsOf[variant.lang];
  await visit(page, '/jobforcompany', variant);
  await field(page, 'title').focus();
  await page.keyboard.type('Night baker');
  await page.keyboard.press('Tab');
  const category = field(page, 'category');
  await expect(category).toBeFocused();
  // Its options are loaded after the form.
  await expect(category.getByRole('option').nth(1)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(category).not.toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await field(page, 'description').focus();
  await page.keyboard.type('Flatbread, five nights.');
  await field(page, 'title').focus();
  await page.keyboard.press('Enter');
  await expectStep(page, t('posting-jobs:pay'));
  await page.goBack();
  await expectStep(page, t('posting-jobs:work'));
  await expect(field(page, 'title')).toHaveValue('Night baker');
  await page.reload();
  await expect(field(page, 'title')).toHaveValue('Night baker');
  await expect(field(page, 'description')).toHaveValue('Flatbread, five nights.');
});
