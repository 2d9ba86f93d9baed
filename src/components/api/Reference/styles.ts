import lists from './lists.module.css';
import samples from './samples.module.css';
import texts from './styles.module.css';

/**
 * Class names of the generated markup, as the build named them. A name may stand in more than one sheet.
 */
export const styles: Readonly<Record<string, string>> = [texts, lists, samples].reduce<Record<string, string>>(
  (all, sheet) => {
    Object.entries(sheet).forEach(([name, built]) => {
      all[name] = all[name] ? `${all[name]} ${built}` : String(built);
    });
    return all;
  },
  {},
);
