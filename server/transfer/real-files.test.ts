import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import type { TransferKind } from './fields.ts';
import { importFile } from './import.ts';
import { readMapping } from './mapping.ts';
import { Report } from './report.ts';
import { readProblems, testFolder } from './testing.ts';

/** The public data sets, if they are beside the checkout; they are not part of the project. */
const folderOfSets = fileURLToPath(new URL('../../../shared/data/', import.meta.url));
const areThere = existsSync(join(folderOfSets, 'businesses.csv.gz'));

interface Case {
  kind: TransferKind;
  mapping: string;
  file: string;
  /** Rows like those of the file, including its errors, in its columns. */
  sample: string;
  /** For the sample: read, inserted, rejected, warnings. */
  expected: [number, number, number, number];
  title: string;
}

const cases: Case[] = [
  {
    kind: 'businesses',
    mapping: 'nyc-businesses',
    file: 'businesses.csv.gz',
    sample: `source,camis,dba,legal_business_name,boro,building,street,zipcode,phone,cuisine_description,industry,latitude,longitude,nta,grade,grade_date
s,30075445,Morris Park Bake Shop,,Bronx,1007,Morris Park Ave,10462,,Bakery,,40.848447,-73.856077,,A,2014-03-03
s,2,Sarabeth'S,,Manhattan,1,West 57 Street,7054,7883,American,,,,,A,
s,,MARIO'S LAUNDRY LLC,,Brooklyn,5,Avenue U,11223,7184443838,,Laundries,,,,,
s,,MARIO'S LAUNDRY LLC,,Brooklyn,5,Avenue U,11223,7184443838,,Laundries,,,,,
`,
    expected: [4, 3, 1, 3],
    title: "Sarabeth's",
  },
  {
    kind: 'rents',
    mapping: 'rentals-monthly-2016',
    file: 'rentals_monthly_2016.csv.gz',
    sample:
      'bedrooms,bathrooms,latitude,longitude,price\n2,1,40.7644,-73.9235,2400\n2,1,40.7644,-73.9235,2400\n0,1,10,10,1000\n',
    expected: [3, 2, 1, 0],
    title: '2-bedroom apartment in Astoria',
  },
  {
    kind: 'rents',
    mapping: 'rentals-short-2019',
    file: 'rentals_short_2019.csv.gz',
    sample: `id,name,neighbourhood_group,neighbourhood,latitude,longitude,room_type,price,minimum_nights
1,"The BLUE OWL:
VEGETARIAN",Brooklyn,Williamsburg,40.708,-73.957,Private room,149,1
2,/,Queens,Astoria,40.7644,-73.9235,Entire home/apt,0,1
3,,Queens,Astoria,40.7644,-73.9235,Shared room,80,1
`,
    expected: [3, 2, 1, 0],
    title: 'Room in Astoria',
  },
  {
    kind: 'rents',
    mapping: 'rentals-streeteasy',
    file: 'rentals_streeteasy.csv.gz',
    sample: `rental_id,rent,bedrooms,bathrooms,size_sqft,no_fee,has_roofdeck,has_washer_dryer,has_doorman,has_elevator,has_dishwasher,has_patio,has_gym,neighborhood,borough
1545,2550,1.5,1,480,1,1,0,0,1,1,0,1,Tribeca,Manhattan
`,
    expected: [1, 1, 0, 1],
    title: '1-bedroom apartment in Tribeca',
  },
  {
    kind: 'jobs',
    mapping: 'nyc-jobs',
    file: 'jobs.csv.gz',
    sample: `Job ID,Agency,Business Title,Civil Service Title,Level,Job Category,Full-Time/Part-Time indicator,Salary Range From,Salary Range To,Salary Frequency,Work Location,Division/Work Unit,Job Description,Minimum Qual Requirements,Preferred Skills,Hours/Shift,Residency Requirement,Posting Date
1,LAW DEPARTMENT,CIVIL ENGINEER II,ENGINEER,M1,"Engineering, Architecture, & Planning",F,0,90000,Annual,2 Metro Tech,BRIDGES,Freshman â€“Sophomore,,,,,2019-03-29T00:00:00.000
2,LAW DEPARTMENT,Clerk,CLERICAL ASSOCIATE,1,Clerical & Administrative Support,P,17,20,Hourly,"NYC - All Boroughs",RECORDS,,,,,,2019-03-29
`,
    expected: [2, 2, 0, 2],
    title: 'Civil Engineer II',
  },
  {
    kind: 'products',
    mapping: 'products',
    file: 'products.csv.gz',
    sample: `source,source_id,title,category,subcategory,type,brand,colour,year,condition,price,currency,date_posted,attributes
fashion,1,Titan Women Silver Watch,Accessories,Watches,Watches,,Silver,2016,,,,,"{""gender"": ""Women""}"
craigslist_vehicles,0,2011 bmw x5,Vehicles,SUV,bmw x5,bmw,,2011,good,9400,USD,2018-06-23,"{""odometer"": ""145000.0""}"
ikea_sa,4,ALGOT,Furniture,Chairs,,IKEA,,,,10,SAR,,"{""designer"": ""X""}"
ikea_sa,4,ALGOT,Furniture,Tables,,IKEA,,,,10,SAR,,"{""designer"": ""X""}"
`,
    expected: [4, 3, 1, 0],
    title: '2011 BMW X5',
  },
  {
    kind: 'rents',
    mapping: 'aqar-rentals',
    file: 'arabic/rentals_aqar_ar.csv.gz',
    sample: `city,district,size,bedrooms,bathrooms,garage,kitchen,furnished,ac,roof,pool,frontyard,basement,elevator,fireplace,maid_room,driver_room,price,details
الرياض,حي القادسية,370,4,5,1,1,0,0,0,0,1,0,0,0,0,0,60000,"فيلا جديدة
للايجار"
`,
    expected: [1, 1, 0, 0],
    title: 'بيت بأربع غرف نوم في حي القادسية، الرياض',
  },
  {
    kind: 'jobs',
    mapping: 'jadarat-jobs',
    file: 'arabic/jobs_jadarat_ar.csv.gz',
    sample: `job_title,job_date,job_desc,job_tasks,comp_name,eco_activity,region,benefits,contract,job_post_id,exper
محاسب,27/05/1444,['إعداد القيود'],"['  تدقيق ', ' توثيق']",شركة مقر العالم,سفر,الرياض,"['Salary', '5000.0']",دوام كامل,1,2 Years
بائع,Publish date,['بيع'],[],شركة,nan,الرياض,nan,دوام كامل,1,0 Years
`,
    expected: [2, 1, 1, 0],
    title: 'محاسب',
  },
  {
    kind: 'businesses',
    mapping: 'riyadh-businesses',
    file: 'arabic/business_names_riyadh.csv.gz',
    sample: `name,categories,address,lat,lng
بارن كافيه   BARNCAFÉ,"Café, Bakery",الرياض,24.5,46.4
ديوانية عكاظ,Middle Eastern Restaurant,الرياض,24.5,46.6
`,
    expected: [2, 2, 0, 0],
    title: 'ديوانية عكاظ',
  },
];

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof testFolder>>;
beforeAll(async () => {
  [database, folder] = await Promise.all([testDatabase('seeded'), testFolder()]);
});
afterAll(async () => {
  await folder.remove();
  await database.drop();
});

async function importBy({ kind, mapping }: Case, path: string, limit?: number) {
  const report = new Report(join(folder.path, `${mapping}.errors.csv`));
  const rules = await readMapping(
    fileURLToPath(new URL(`../../mappings/${mapping}.json`, import.meta.url)),
    kind,
  );
  const summary = await importFile(database.db, { kind, path, report, mapping: rules, limit });
  return { ...summary, problems: await readProblems(report.path) };
}

describe.each(cases)('mappings/$mapping.json', (one) => {
  test('imports rows like those of its data set, including their errors', async () => {
    const path = join(folder.path, `${one.mapping}.csv`);
    await writeFile(path, one.sample);
    const summary = await importBy(one, path);
    const { read, inserted, refused, warnings } = summary;
    expect([read, inserted, refused, warnings], JSON.stringify(summary.problems)).toEqual(one.expected);
    const titles = await database.db.selectFrom('listing').select(['title_en', 'title_ar']).execute();
    expect(titles.flatMap(Object.values)).toContain(one.title);
    expect(await readFile(path, 'utf8')).toBe(one.sample);
  });

  const about = areThere
    ? 'imports its data set'
    : 'imports its data set (absent here: its sample once more)';
  test(about, { timeout: 120_000 }, async () => {
    const file = areThere ? join(folderOfSets, one.file) : join(folder.path, `${one.mapping}.csv`);
    const { read, inserted, unchanged, refused, problems } = await importBy(one, file, 1_500);
    expect(read).toBeGreaterThan(0);
    expect(inserted + unchanged).toBeGreaterThan(read * (areThere ? 0.9 : 0.4));
    const refusedLines = problems
      .filter((problem) => problem.level === 'error')
      .map((problem) => problem.line);
    expect(new Set(refusedLines).size).toBe(refused);
    expect(problems.filter((problem) => problem.reason?.includes('database'))).toEqual([]);
  });
});
