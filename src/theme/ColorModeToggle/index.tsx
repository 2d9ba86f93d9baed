// Replaces the toggle of 3.10.2, which is disabled until hydration and so loses the first click.
export {default} from '@site/src/components/ColorModeToggle';
