/** Who publishes this site. The only home of company names and outside addresses. */
export const brand = {
  company: 'Stacklok',
  siteName: 'Stacklok docs',
  tagline: 'Privacy-first AI code generation',
  /** Year of the copyright line in the footer. */
  copyrightYear: 2025,
  logo: '/img/logo.svg',
} as const;

/** The four outside places that the navbar and the footer link to. */
export const socialLinks = [
  {id: 'github', label: 'GitHub', href: 'https://github.com/stacklok'},
  {id: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/stacklok'},
  {id: 'discord', label: 'Discord', href: 'https://discord.gg/stacklok'},
  {id: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@stacklok'},
] as const;

/** One entry of {@link socialLinks}. */
export type SocialLink = (typeof socialLinks)[number];
