// Stands for the theme's module that adds languages to the highlighter. `false` in its place would give the bundler
// a module named after its full path, and scripts that differ with the folder of the project.
