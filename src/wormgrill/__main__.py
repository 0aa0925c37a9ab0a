from wormgrill.cli import main

main()
