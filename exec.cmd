@rem What `exec` of package.json's scripts is on Windows. Elsewhere it leaves no shell between npm and the program, which would keep npm's signals from it.
@%*
