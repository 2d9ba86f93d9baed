import ColorModeToggle from '@site/src/components/ColorModeToggle';

// Replaces the toggle of 3.10.2, which is disabled until the application runs and so loses the first click.
export default ColorModeToggle;
