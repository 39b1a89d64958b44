import type { DemoContent } from '../shapes.ts';
import { enrollingAChildInSchool } from './enrolling-a-child-in-school.ts';
import { findingWorkAndYourPay } from './finding-work-and-your-pay.ts';
import { gettingADriversLicense } from './getting-a-drivers-license.ts';
import { gettingAnIdnyc } from './getting-an-idnyc.ts';
import { healthInsuranceAndNycCare } from './health-insurance-and-nyc-care.ts';
import { learningEnglishFree } from './learning-english-free.ts';
import { numbersToKnow } from './numbers-to-know.ts';
import { rentingARoomSafely } from './renting-a-room-safely.ts';
import { ridingTheSubway } from './riding-the-subway.ts';
import { startingASmallBusiness } from './starting-a-small-business.ts';
import { taxesAndItin } from './taxes-and-itin.ts';
import { yourFirstWeek } from './your-first-week.ts';

export const demoGuides: DemoContent[] = [yourFirstWeek, ridingTheSubway, gettingAnIdnyc, rentingARoomSafely, enrollingAChildInSchool, healthInsuranceAndNycCare, gettingADriversLicense, taxesAndItin, numbersToKnow, findingWorkAndYourPay, learningEnglishFree, startingASmallBusiness];
