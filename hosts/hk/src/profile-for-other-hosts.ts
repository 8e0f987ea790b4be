import type { OtherApp } from '@quayside/host/edition';
import hero from '../public/hero.svg?url';
import icon from '../public/icon.svg?url';
import opened from '../public/opened.svg?url';
import { appProfile } from './app-profile.ts';
import styles from './brand.css?inline';

/** This app in another host: its brand and offer, with its stylesheet and pictures. */
export const otherApp: OtherApp = { ...appProfile, styles, pictures: { hero, icon, opened } };
