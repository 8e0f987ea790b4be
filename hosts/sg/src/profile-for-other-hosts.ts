import type { OtherApp } from '@quayside/host/edition';
import hero from '../public/hero.svg?url';
import icon from '../public/icon.svg?url';
import { appProfile } from './app-profile.ts';
import styles from './brand.css?inline';

/** The brand, offer, stylesheet and pictures of this app. Another host loads them to show a page as this app. */
export const otherApp: OtherApp = { ...appProfile, styles, pictures: { hero, icon } };
