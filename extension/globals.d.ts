/** The installation that this build is for, written in by the build. */
declare const SITE: string;
