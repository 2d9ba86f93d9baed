/** The publisher. Company names and external links are defined only in this file. */
export const brand = {
  company: 'Stacklok',
  siteName: 'Stacklok docs',
  tagline: 'Privacy-first AI code generation',
  copyrightYear: 2025,
  logo: '/img/logo.svg',
} as const;

export const socialLinks = [
  {id: 'github', label: 'GitHub', href: 'https://github.com/stacklok'},
  {id: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/stacklok'},
  {id: 'discord', label: 'Discord', href: 'https://discord.gg/stacklok'},
  {id: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@stacklok'},
] as const;

export type SocialLink = (typeof socialLinks)[number];
