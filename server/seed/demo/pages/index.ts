import type { DemoContent } from '../shapes.ts';
import { eula } from './eula.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsConditions } from './terms-conditions.ts';

export const demoPages: DemoContent[] = [privacyPolicy, termsConditions, eula];
